import { refreshMember } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { useGoBack, useHold, useIsMounted } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Button, Card } from '@members/ui/core';
import { Form, Keypad, SixDigitField, useForm } from '@members/ui/forms';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { WalletScreen } from '../../components/WalletScreen';
import styles from './FundPasswordForm.module.css';
import type { FundPasswordFault } from './fundPasswordFault';

const length = 6;

interface Props<Field extends string> {
  /** In their order, each with its label. */
  fields: readonly { name: Field; label: string }[];
  /** The rule, under the first field. */
  hint: string;
  /** What stands below the fields. */
  children?: ReactNode;
  faultOf: (values: Readonly<Record<Field, string>>) => FundPasswordFault<Field> | null;
  busy: boolean;
  onSubmit: (values: Readonly<Record<Field, string>>) => void;
}

/**
 * Six-digit entries over a number keypad, which a hardware keyboard fills too (SET-07, SET-08). What saves them stands
 * on the keypad, which would cover it at the end of the form.
 */
export function FundPasswordForm<Field extends string>(props: Props<Field>) {
  const { fields, hint, children, faultOf, busy, onSubmit } = props;
  const { t } = useTexts('mfe-wallet');
  const names = fields.map(({ name }) => name);
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Field, string>;
  const form = useForm(empty, (values) => {
    const found = faultOf(values);
    return found ? ({ [found.field]: t(`refusals.${found.fault}`) } as Record<Field, string>) : {};
  });
  useHold(form.dirty, 'a form is filled');
  const id = useId();

  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const [active, setActive] = useState(names[0]!);
  const enter = (name: Field, digits: string) => {
    form.field(name).onValueChange(digits);
    const next = names[names.indexOf(name) + 1];
    if (digits.length < length || !next || form.values[next].length === length) return;
    setActive(next);
    // Who types into the boxes goes on typing; who presses keys on the screen keeps the key under the finger.
    if (document.activeElement instanceof HTMLInputElement) inputs.current[next]?.focus();
    inputs.current[next]?.scrollIntoView?.({ block: 'nearest' });
  };
  const type = (digit: string) => {
    if (form.values[active].length < length) enter(active, form.values[active] + digit);
  };
  const erase = () => enter(active, form.values[active].slice(0, -1));
  useHardwareKeys({ type, erase });

  return (
    <WalletScreen
      bar={
        <div className={styles.keypad}>
          <Button type="submit" form={id} size="l" block busy={busy}>
            {t('fundPassword.save')}
          </Button>
          <Keypad
            label={t('fundPassword.keypad')}
            eraseLabel={t('fundPassword.erase')}
            onDigit={type}
            onErase={erase}
          />
        </div>
      }
    >
      <Form id={id} form={form} onSubmit={onSubmit} busy={busy} spacing="m">
        <Card className={styles.fields}>
          {fields.map(({ name, label }, index) => {
            const field = form.field(name);
            return (
              <div key={name} onFocus={() => setActive(name)} className={styles.field}>
                <SixDigitField
                  {...field}
                  ref={(input) => {
                    field.ref(input);
                    inputs.current[name] = input;
                  }}
                  onValueChange={(digits) => enter(name, digits)}
                  active={active === name}
                  label={label}
                  hint={index === 0 ? hint : undefined}
                  digitLabel={(position) => t('fundPassword.digit', { position })}
                  keypad
                />
              </div>
            );
          })}
        </Card>
        {children}
      </Form>
    </WalletScreen>
  );
}

/** The hardware keyboard works like the keypad while no box has the focus. */
function useHardwareKeys({ type, erase }: { type: (digit: string) => void; erase: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Backspace') erase();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** After it was saved: loads the member again, then goes back to where they came from. */
export function useLeaveWhenSaved() {
  const goBack = useGoBack(paths.account);
  const isMounted = useIsMounted();
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    async leave() {
      setLeaving(true);
      await refreshMember();
      if (isMounted()) goBack();
    },
  };
}
