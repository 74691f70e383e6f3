import { useCall } from '@members/api-client';
import { currencyLeads, formatCurrency, memberCalls, siteCalls } from '@members/contract';
import { currencyLabel, useTexts } from '@members/i18n';
import { useHold } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useLocation, useNavigate } from '@members/mfe-kit/router';
import { Card } from '@members/ui/core';
import { AmountField, Form, useForm } from '@members/ui/forms';
import { minorOf, shortAmount, typedAmount } from '../../amounts';
import { HelpLink } from '../../components/HelpLink';
import { WalletScreen } from '../../components/WalletScreen';
import styles from './RechargeScreen.module.css';

const quickAmounts = [100, 200, 500, 1000];

/**
 * /Recharge: the balance, and an amount above zero (VAL-07) and not below the site's minimum that leads on to the
 * channels (RECH-01 to RECH-04).
 */
export function RechargeScreen() {
  const { t, language } = useTexts('mfe-wallet');
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: member } = useCall(memberCalls.member);
  const minMinor = useCall(siteCalls.siteInfo).data?.rechargeMinMinor ?? 1;
  const least = minMinor > 1 && t('refusals.belowMinimum', { min: formatCurrency(minMinor, language) });
  const form = useForm({ amount: '' }, ({ amount }) => ({
    amount: (minorOf(amount) <= 0 && t('refusals.wrongAmount')) || (minorOf(amount) < minMinor && least),
  }));
  useHold(form.dirty, 'a form is filled');
  const balanceMinor = member?.balanceMinor ?? receivedBalance(state);
  return (
    <WalletScreen records={paths.recharges}>
      <Form
        form={form}
        onSubmit={({ amount }) => void navigate(paths.rechargeChannels(typedAmount(minorOf(amount))))}
        submitLabel={t('recharge.next')}
        spacing="m"
      >
        <Card className={styles.amount}>
          <AmountField
            {...form.field('amount')}
            look="hero"
            label={t('recharge.amount')}
            unit={currencyLabel(language)}
            unitSide={currencyLeads(language) ? 'before' : 'after'}
            placeholder="0"
            maxLength={12}
            hint={least || undefined}
            chips={quickAmounts.filter((amount) => amount * 100 >= minMinor)}
            chipLabel={(amount) => shortAmount(amount * 100)}
            enterKeyHint="next"
          />
          <p className={styles.balance}>
            {balanceMinor !== undefined &&
              t('balanceAmount', { amount: formatCurrency(balanceMinor, language) })}
          </p>
        </Card>
      </Form>
      <p className={styles.note}>{t('recharge.note')}</p>
      <HelpLink answer="recharge">{t('recharge.help')}</HelpLink>
    </WalletScreen>
  );
}

/** The balance that the screen was given on the way to it, in minor units, if any (RECH-01, D50). */
function receivedBalance(state: unknown): number | undefined {
  const balanceMinor = (state as { balanceMinor?: unknown } | null)?.balanceMinor;
  return typeof balanceMinor === 'number' ? balanceMinor : undefined;
}
