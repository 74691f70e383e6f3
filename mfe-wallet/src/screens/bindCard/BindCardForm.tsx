import { refresh, useWrite } from '@members/api-client';
import { walletCalls, type Bank } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths, useIsMounted } from '@members/mfe-kit';
import { useNavigate } from '@members/mfe-kit/router';
import { Button, Card } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useRef, useState } from 'react';
import { Form } from '../../components/Form';
import { BankField } from './BankField';
import styles from './BindCardForm.module.css';
import { cardFault, type CardEntry, type CardFault } from './cardFault';
import { CardNumberField } from './CardNumberField';

interface Props {
  isBound: boolean;
  realName: string;
  banks: readonly Bank[];
}

/** Call 32: once, in the member's own name (VAL-12). */
export function BindCardForm({ isBound, realName, banks }: Props) {
  const { t } = useTexts('mfe-wallet');
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const bindCard = useWrite(walletCalls.bindCard);
  const [number, setNumber] = useState('');
  const [bank, setBank] = useState<Bank | null>(null);
  const [holder, setHolder] = useState(realName);
  const [found, setFound] = useState<CardFault | null>(null);
  const inputs = useRef<Partial<Record<keyof CardEntry, HTMLInputElement | null>>>({});
  const field = (name: keyof CardEntry) => ({
    error: found?.field === name ? t(`refusals.${found.fault}`) : undefined,
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
  });

  const bound = async () => {
    await refresh(walletCalls.bankCard);
    if (isMounted()) void navigate(paths.account, { replace: true });
  };
  const submit = () => {
    if (bindCard.isPending) return;
    const next = cardFault({ number, bankCode: bank?.code ?? '', holder }, isBound);
    setFound(next);
    if (next) inputs.current[next.field]?.focus();
    else if (bank)
      bindCard.mutate(
        {
          params: { cardNumber: number, bankName: bank.name, bankCode: bank.code, holder: holder.trim() },
          doneText: t('bindCard.done'),
        },
        { onSuccess: () => void bound() },
      );
  };
  return (
    <Form onSubmit={submit} filled={number !== '' || bank !== null || holder !== realName}>
      <FormMessage tone="warn">{t('bindCard.warning')}</FormMessage>
      <Card className={styles.fields}>
        <BankField {...field('bankCode')} banks={banks} value={bank} onValueChange={setBank} />
        <CardNumberField
          {...field('number')}
          label={t('bankCard.number')}
          hint={t('bindCard.numberHint')}
          digits={number}
          onDigitsChange={setNumber}
        />
        <TextField
          {...field('holder')}
          label={t('bankCard.holder')}
          hint={t('bindCard.holderHint', { name: realName })}
          value={holder}
          onValueChange={setHolder}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Card>
      <Button type="submit" size="l" block busy={bindCard.isPending || bindCard.isSuccess}>
        {t('bindCard.submit')}
      </Button>
    </Form>
  );
}
