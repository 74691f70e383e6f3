import type { BankCard, Member, WithdrawalRule } from '@members/contract';
import { currencyLabel, useTexts } from '@members/i18n';
import { Button, Card } from '@members/ui/core';
import { SixDigitField } from '@members/ui/forms';
import { useRef, useState } from 'react';
import { minorOf, shortAmount } from '../../amounts/typedAmount';
import { Form } from '../../components/Form';
import { CardRow } from './CardRow';
import { RequestedMessage } from './RequestedMessage';
import { useRequestWithdrawal } from './useRequestWithdrawal';
import { WithdrawalAmount } from './WithdrawalAmount';
import { withdrawalFault, type WithdrawalFault } from './withdrawalFault';
import styles from './WithdrawForm.module.css';

interface Props {
  member: Member;
  card: BankCard;
  rule: WithdrawalRule;
}

/** Amount, card, withdrawal password; what was typed stays until the withdrawal is requested. */
export function WithdrawForm({ member, card, rule }: Props) {
  const { t, language } = useTexts('mfe-wallet');
  const [typed, setTyped] = useState('');
  const [fundPassword, setFundPassword] = useState('');
  const [found, setFound] = useState<WithdrawalFault | null>(null);
  const [requestedMinor, setRequestedMinor] = useState<number | null>(null);
  const inputs = useRef<Partial<Record<WithdrawalFault['field'], HTMLInputElement | null>>>({});
  const { request, requesting } = useRequestWithdrawal((amountMinor) => {
    setTyped('');
    setFundPassword('');
    setRequestedMinor(amountMinor);
  });
  const amountMinor = minorOf(typed);
  const error = (field: WithdrawalFault['field']) =>
    found?.field === field ? t(`refusals.${found.fault}`) : undefined;

  const change = (value: string) => {
    setTyped(value);
    setFound(null);
    setRequestedMinor(null);
  };
  const submit = () => {
    const next = withdrawalFault({ amountMinor, fundPassword });
    setFound(next);
    if (next) inputs.current[next.field]?.focus();
    else void request({ amountMinor, fundPassword });
  };
  return (
    <Form onSubmit={submit} filled={typed !== '' || fundPassword !== ''}>
      {requestedMinor !== null && <RequestedMessage amountMinor={requestedMinor} />}
      <WithdrawalAmount
        typed={typed}
        onTypedChange={change}
        rule={rule}
        balanceMinor={member.balanceMinor}
        error={error('amountMinor')}
        ref={(input) => {
          inputs.current.amountMinor = input;
        }}
      />
      <CardRow card={card} holder={member.realName} />
      <Card>
        <SixDigitField
          label={t('fundPassword.label')}
          active={false}
          digitLabel={(position) => t('fundPassword.digit', { position })}
          value={fundPassword}
          onValueChange={(value) => {
            setFundPassword(value);
            setFound(null);
          }}
          error={error('fundPassword')}
          inputRef={(input) => {
            inputs.current.fundPassword = input;
          }}
        />
      </Card>
      <Button type="submit" size="l" block busy={requesting}>
        {amountMinor > 0
          ? t('withdraw.submitAmount', {
              amount: `${shortAmount(amountMinor)} ${currencyLabel(language)}`,
            })
          : t('withdraw.submit')}
      </Button>
      <p className={styles.note}>
        {t('withdraw.arrival')} {t('withdraw.ownName')}
      </p>
    </Form>
  );
}
