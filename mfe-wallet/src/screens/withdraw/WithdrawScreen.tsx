import { useCall } from '@members/api-client';
import {
  formatCurrency,
  memberCalls,
  passkeyCalls,
  walletCalls,
  type BankCard,
  type Member,
  type WithdrawalRule,
} from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, LoadFailed, useHold } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Badge, BankIcon, Button, Card, ListRow } from '@members/ui/core';
import { Form, FormMessage, SixDigitField, useForm } from '@members/ui/forms';
import { useState } from 'react';
import { minorOf, shortCurrency } from '../../amounts';
import { maskedNumber } from '../../bankCard/cardNumber';
import { firstFailed, FormSkeleton } from '../../components/loading';
import { HelpLink } from '../../components/HelpLink';
import { RedirectWithMessage, WalletScreen } from '../../components/WalletScreen';
import { readAgain, useRequestWithdrawal } from './useRequestWithdrawal';
import { knowsPasskeys, useSignedWithdrawal } from './useSignedWithdrawal';
import { WithdrawalAmount } from './WithdrawalAmount';
import { fieldOfRefusal, withdrawalFault } from './withdrawalFault';
import styles from './WithdrawScreen.module.css';

/** /Withdraw (WDR-01 to WDR-05): for members with a card; others are led to it (D45). */
export function WithdrawScreen() {
  const { t } = useTexts('mfe-wallet');
  const [member, card, rule] = [
    useCall(memberCalls.member),
    useCall(walletCalls.bankCard),
    useCall(walletCalls.withdrawalRule),
  ];
  const passkeys = useCall(passkeyCalls.passkeys, undefined, { enabled: knowsPasskeys(), quiet: true });
  if (card.data === null)
    return <RedirectWithMessage to={paths.bankCard} message={t('refusals.bankMissing')} />;
  const failed = firstFailed(member, card, rule);
  const ready = member.data && card.data && rule.data && !passkeys.isLoading;
  return (
    <WalletScreen records={paths.withdrawals}>
      {failed && <LoadFailed query={failed} />}
      {!ready && !failed && <FormSkeleton heights={[156, 70, 116, 48]} />}
      {ready && (
        <>
          <WithdrawForm
            member={member.data}
            card={card.data}
            rule={rule.data}
            hasPasskey={knowsPasskeys() && (passkeys.data?.passkeys.length ?? 0) > 0}
          />
          <p className={styles.note}>
            {t('withdraw.arrival')} {t('withdraw.ownName')}
          </p>
          <HelpLink answer="withdrawal">{t('withdraw.help')}</HelpLink>
        </>
      )}
    </WalletScreen>
  );
}

interface Props {
  member: Member;
  card: BankCard;
  rule: WithdrawalRule;
  hasPasskey: boolean;
}

/** Amount, card, and withdrawal password or passkey; what was typed stays until the withdrawal is requested. */
function WithdrawForm({ member, card, rule, hasPasskey }: Props) {
  const { t, language } = useTexts('mfe-wallet');
  const [requestedMinor, setRequestedMinor] = useState<number | null>(null);
  const { balanceMinor } = member;
  const limits = {
    min: formatCurrency(rule.minMinor, language),
    max: formatCurrency(rule.maxMinor, language),
    balance: formatCurrency(balanceMinor, language),
  };
  const [byPassword, setByPassword] = useState(!hasPasskey);
  const form = useForm({ amount: '', fundPassword: '' }, ({ amount, fundPassword }) => {
    const typed = { amountMinor: minorOf(amount), fundPassword: byPassword ? fundPassword : null };
    const found = withdrawalFault(typed, { ...rule, balanceMinor });
    return found ? { [found.field]: t(`refusals.${found.fault}`, limits) } : {};
  });
  useHold(form.dirty, 'a form is filled');
  const onRequested = (minor: number) => {
    form.reset();
    setRequestedMinor(minor);
  };
  const typed = useRequestWithdrawal(onRequested);
  const signed = useSignedWithdrawal({
    onRequested,
    onSent: readAgain,
    onFailed: () => announce(t('withdraw.passkeyFailed'), 'danger'),
  });
  const { refusal, forget } = byPassword ? typed : signed;
  const refused = refusal && fieldOfRefusal[String(refusal.cause)];
  /** The server's refusal at its field, until something is typed. */
  const fieldWithRefusal = (name: 'amount' | 'fundPassword') => {
    const field = form.field(name);
    if (refused !== name) return field;
    const onValueChange = (value: string) => {
      field.onValueChange(value);
      forget();
    };
    return { ...field, onValueChange, error: field.error ?? refusal?.message };
  };
  const amount = fieldWithRefusal('amount');
  const amountMinor = minorOf(amount.value);
  return (
    <Form
      form={form}
      onSubmit={({ fundPassword }) =>
        void (byPassword ? typed.request({ amountMinor, fundPassword }) : signed.request(amountMinor))
      }
      busy={typed.requesting || signed.signing}
      refusal={refused ? undefined : refusal?.message}
      submitLabel={
        amountMinor > 0
          ? t('withdraw.submitAmount', {
              amount: shortCurrency(amountMinor, language),
            })
          : t('withdraw.submit')
      }
      spacing="m"
    >
      {requestedMinor !== null && <RequestedMessage amountMinor={requestedMinor} />}
      <WithdrawalAmount
        {...amount}
        onValueChange={(value) => {
          amount.onValueChange(value);
          setRequestedMinor(null);
        }}
        rule={rule}
        balanceMinor={member.balanceMinor}
      />
      <CardRow card={card} holder={member.realName} />
      {byPassword ? (
        <Card>
          <SixDigitField
            {...fieldWithRefusal('fundPassword')}
            label={t('fundPassword.label')}
            active={false}
            digitLabel={(position) => t('fundPassword.digit', { position })}
          />
        </Card>
      ) : (
        <p className={styles.note}>{t('withdraw.passkeySigns')}</p>
      )}
      {hasPasskey && !typed.unanswered && !signed.unanswered && (
        <Button variant="quiet" block onClick={() => setByPassword(!byPassword)}>
          {t(byPassword ? 'withdraw.byPasskey' : 'withdraw.byPassword')}
        </Button>
      )}
    </Form>
  );
}

/** The card that the money goes to. */
function CardRow({ card, holder }: { card: BankCard; holder: string }) {
  const { t } = useTexts('mfe-wallet');
  return (
    <Card padding="none">
      <ListRow
        icon={<BankIcon />}
        label={<strong>{card.bankName}</strong>}
        description={`${holder} · ${maskedNumber(card.number)}`}
        trailing={<Badge tone="success">{t('bankCard.bound')}</Badge>}
      />
    </Card>
  );
}

/** Confirms a requested withdrawal: what happens next, and where to see it. */
function RequestedMessage({ amountMinor }: { amountMinor: number }) {
  const { t, language } = useTexts('mfe-wallet');
  return (
    <FormMessage tone="success">
      {t('withdraw.requested', { amount: formatCurrency(amountMinor, language) })}{' '}
      <Link to={paths.withdrawals}>{t('title.withdrawals')}</Link>
    </FormMessage>
  );
}
