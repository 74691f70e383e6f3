import type { Bank } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { ExpandIcon } from '@members/ui/core';
import { TextField, type FormField } from '@members/ui/forms';
import { useState } from 'react';
import styles from './BankField.module.css';

const BankSheet = lazyLayer(async () => (await import('./BankSheet')).BankSheet);

interface Props extends FormField<Bank | null> {
  banks: readonly Bank[];
}

/** The chosen bank; opens the list of them (BANK-03). */
export function BankField({ banks, value, onValueChange, error, ref }: Props) {
  const { t } = useTexts('mfe-wallet');
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextField
        ref={ref}
        className={styles.picker}
        label={t('bindCard.bank')}
        placeholder={t('bindCard.chooseBank')}
        value={value?.name ?? ''}
        error={error}
        readOnly
        inputMode="none"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        trailing={<ExpandIcon className={styles.icon} />}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <BankSheet
        open={open}
        onOpenChange={setOpen}
        banks={banks}
        current={value}
        onChoose={(bank) => {
          onValueChange(bank);
          setOpen(false);
        }}
      />
    </>
  );
}
