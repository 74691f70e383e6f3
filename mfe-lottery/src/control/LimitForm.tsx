import type { LimitState, PlayControl } from '@members/contract';
import { unitLabel, useTexts } from '@members/i18n';
import { Button, ButtonRow } from '@members/ui/core';
import { AmountField } from '@members/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { stakeDigits } from '../betting/orderRules';
import { failureText } from './controlTexts';
import { effectOf } from './limit';
import styles from './Limits.module.css';
import { useControlChange } from './useControlChange';

export interface LimitFormProps {
  limit: LimitState;
  onSaved: () => void;
}

/** A new amount for a limit, or none; says before saving when it will be in force. */
export function LimitForm({ limit, onSaved }: LimitFormProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const [points, setPoints] = useState(limit.amountMinor === null ? '' : String(limit.amountMinor / 100));
  const [empty, setEmpty] = useState(false);
  const { mutate, isPending, error, reset } = useControlChange('setLimit');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const type = (next: string) => {
    setPoints(next);
    setEmpty(false);
    reset();
  };
  const savedIn = ({ limits }: PlayControl) => limits.find(({ kind }) => kind === limit.kind) ?? limit;
  const save = (next: number | null) =>
    mutate(
      {
        params: { kind: limit.kind, points: next },
        quiet: true,
        doneText: (control) => t(savedIn(control).raise ? 'control.limits.asked' : 'control.limits.saved'),
      },
      { onSuccess: onSaved },
    );
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        if (points === '') return setEmpty(true);
        save(Number(points));
      }}
    >
      <AmountField
        ref={input}
        label={t('control.limits.new', { limit: t(`control.limits.${limit.kind}`) })}
        decimals={0}
        maxLength={stakeDigits}
        unit={unitLabel}
        value={points}
        onValueChange={type}
        hint={t(`control.limits.effect.${effectOf(limit.amountMinor, points)}`)}
        error={empty ? t('check.enterAmount') : failureText(error, common('errorText'))}
      />
      <ButtonRow>
        {limit.amountMinor !== null && (
          <Button variant="secondary" disabled={isPending} onClick={() => save(null)}>
            {t('control.limits.remove')}
          </Button>
        )}
        <Button type="submit" busy={isPending}>
          {t('control.limits.save')}
        </Button>
      </ButtonRow>
    </form>
  );
}
