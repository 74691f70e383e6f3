import { useTexts } from '@members/i18n';
import { Button, Card } from '@members/ui/core';
import { Keypad, SixDigitField } from '@members/ui/forms';
import { useState } from 'react';
import { Form } from '../components/Form';
import { WalletScreen } from '../components/WalletScreen';
import styles from './FundPasswordForm.module.css';
import type { FundPasswordFault } from './fundPasswordFault';
import { useSixDigitFields } from './useSixDigitFields';

interface Props<Field extends string> {
  /** In their order, each with its label. */
  fields: readonly { name: Field; label: string }[];
  /** Under the first field: the rule. */
  hint: string;
  faultOf: (values: Readonly<Record<Field, string>>) => FundPasswordFault<Field> | null;
  busy: boolean;
  onSubmit: (values: Readonly<Record<Field, string>>) => void;
}

/** Six-digit entries over a number keypad, which a hardware keyboard fills too (SET-07, SET-08). */
export function FundPasswordForm<Field extends string>(props: Props<Field>) {
  const { fields, hint, faultOf, busy, onSubmit } = props;
  const { t } = useTexts('mfe-wallet');
  const entry = useSixDigitFields(fields.map(({ name }) => name));
  const [fault, setFault] = useState<FundPasswordFault<Field> | null>(null);
  const submit = () => {
    const found = faultOf(entry.values);
    setFault(found);
    if (found) entry.focus(found.field);
    else if (!busy) onSubmit(entry.values);
  };
  return (
    <WalletScreen
      bar={
        <div className={styles.keypad}>
          <Keypad
            label={t('fundPassword.keypad')}
            eraseLabel={t('fundPassword.erase')}
            onDigit={entry.type}
            onErase={entry.erase}
          />
        </div>
      }
    >
      <Form onSubmit={submit} filled={Object.values(entry.values).some(Boolean)}>
        <Card className={styles.fields}>
          {fields.map(({ name, label }, index) => (
            <div key={name} onFocus={entry.onFocus(name)} className={styles.field}>
              <SixDigitField
                {...entry.fieldProps(name)}
                label={label}
                hint={index === 0 ? hint : undefined}
                error={fault?.field === name ? t(`refusals.${fault.fault}`) : undefined}
                digitLabel={(position) => t('fundPassword.digit', { position })}
                keypad
              />
            </div>
          ))}
        </Card>
        <Button type="submit" size="l" block busy={busy}>
          {t('fundPassword.save')}
        </Button>
      </Form>
    </WalletScreen>
  );
}
