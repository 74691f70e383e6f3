import { useCall } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { currencyLabel, formatAmount, unitLabel, useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { useLocation, useNavigate } from '@members/mfe-kit/router';
import { Button, Card } from '@members/ui/core';
import { AmountField } from '@members/ui/forms';
import { useRef, useState } from 'react';
import { minorOf, shortAmount, typedAmount } from '../../amounts/typedAmount';
import { Form } from '../../components/Form';
import { WalletScreen } from '../../components/WalletScreen';
import { receivedBalance } from './receivedBalance';
import styles from './RechargeScreen.module.css';

const quickAmounts = [100, 200, 500, 1000];

/** /Recharge (RECH-01 to RECH-04, VAL-07). */
export function RechargeScreen() {
  const { t, language } = useTexts('mfe-wallet');
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: member } = useCall(memberCalls.member);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const balanceMinor = member?.balanceMinor ?? receivedBalance(state);
  const next = () => {
    const amountMinor = minorOf(typed);
    setRefused(amountMinor <= 0);
    if (amountMinor <= 0) input.current?.focus();
    else void navigate(paths.rechargeChannels(typedAmount(amountMinor)));
  };
  return (
    <WalletScreen records={paths.recharges}>
      <Form onSubmit={next} filled={typed !== ''}>
        <Card className={styles.amount}>
          <AmountField
            ref={input}
            look="hero"
            label={t('recharge.amount')}
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              setRefused(false);
            }}
            unit={currencyLabel(language)}
            placeholder="0"
            maxLength={12}
            chips={quickAmounts}
            chipLabel={(amount) => shortAmount(amount * 100)}
            error={refused ? t('refusals.wrongAmount') : undefined}
            enterKeyHint="next"
          />
          <p className={styles.balance}>
            {balanceMinor !== undefined &&
              t('balanceAmount', { amount: `${formatAmount(balanceMinor)} ${unitLabel}` })}
          </p>
        </Card>
        <Button type="submit" size="l" block>
          {t('recharge.next')}
        </Button>
      </Form>
      <p className={styles.note}>{t('recharge.note')}</p>
    </WalletScreen>
  );
}
