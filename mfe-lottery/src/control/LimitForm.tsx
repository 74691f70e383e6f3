import type { LimitState, PlayControl } from '@members/contract';
import { unitLabel, useTexts } from '@members/i18n';
import { Button, ButtonRow } from '@members/ui/core';
import { AmountField, Form, useForm } from '@members/ui/forms';
import { useEffect, useRef } from 'react';
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
  const { mutate, isPending, error, reset } = useControlChange('setLimit');
  const form = useForm(
    { points: limit.amountMinor === null ? '' : String(limit.amountMinor / 100) },
    (typed) => ({
      points: typed.points === '' && t('check.enterAmount'),
    }),
  );
  const { ref, ...field } = form.field('points');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const savedIn = ({ limits }: PlayControl) => limits.find(({ kind }) => kind === limit.kind) ?? limit;
  const save = (points: number | null) =>
    mutate(
      {
        params: { kind: limit.kind, points },
        quiet: true,
        doneText: (control) => t(savedIn(control).raise ? 'control.limits.asked' : 'control.limits.saved'),
      },
      { onSuccess: onSaved },
    );
  return (
    <Form
      form={form}
      onSubmit={({ points }) => save(Number(points))}
      busy={isPending}
      spacing="m"
      className={styles.form}
    >
      <AmountField
        {...field}
        ref={(element) => {
          ref(element);
          input.current = element;
        }}
        onValueChange={(points) => {
          field.onValueChange(points);
          reset();
        }}
        label={t('control.limits.new', { limit: t(`control.limits.${limit.kind}`) })}
        decimals={0}
        maxLength={stakeDigits}
        unit={unitLabel}
        hint={t(`control.limits.effect.${effectOf(limit.amountMinor, field.value)}`)}
        error={field.error || failureText(error, common('serverError'))}
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
    </Form>
  );
}
