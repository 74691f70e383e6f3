import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useAreaTexts } from '../../texts';
import { ActSheet } from '../page/ActSheet';

/** A new code; one that brings money takes a second operator. */
export function AddCodeSheet({ onClose }: { onClose: () => void }) {
  const { t } = useAreaTexts('members');
  const [code, setCode] = useState('');
  const [uses, setUses] = useState('');
  const [balance, setBalance] = useState('');
  const [wrong, setWrong] = useState(false);
  const openingBalanceMinor = Math.round(Number(balance) * 100) || 0;
  return (
    <ActSheet
      call="addInviteCode"
      title={t('addCode')}
      confirmLabel={t('addCode')}
      params={() => {
        const right = /^[A-Z0-9][A-Z0-9-]{3,31}$/.test(code);
        setWrong(!right);
        return right ? { code, maxUses: uses === '' ? null : Number(uses), openingBalanceMinor } : null;
      }}
      done={t('done.codeAdded', { code })}
      onClose={onClose}
    >
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        error={wrong ? t('codeHint') : undefined}
        autoComplete="off"
        maxLength={32}
        value={code}
        onValueChange={(text) => setCode(text.toUpperCase().trim())}
      />
      <TextField
        label={t('fields.maxUses')}
        hint={t('maxUsesHint')}
        inputMode="numeric"
        maxLength={6}
        value={uses}
        onValueChange={(text) => setUses(text.replace(/\D/g, '').replace(/^0+/, ''))}
      />
      <TextField
        label={t('fields.openingBalanceMinor')}
        hint={t('openingBalanceHint')}
        inputMode="decimal"
        value={balance}
        onValueChange={(text) => setBalance(text.replace(/[^\d.]/g, ''))}
      />
      {openingBalanceMinor > 0 && <FormMessage tone="info">{t('bonusTakesTwo')}</FormMessage>}
    </ActSheet>
  );
}
