import type { LimitState } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Button, ButtonRow } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { failureText, limitText, momentText } from './controlTexts';
import { canConfirm } from './limit';
import styles from './Limits.module.css';
import { useControlChange } from './useControlChange';

export interface RaiseNoteProps {
  limit: LimitState;
  raise: NonNullable<LimitState['raise']>;
  /** The server's time. */
  now: string;
}

/** A raise that waits: from when until when it can be confirmed, and the two ways to end the waiting. */
export function RaiseNote({ limit, raise, now }: RaiseNoteProps) {
  const { t, language } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const confirm = useControlChange('confirmRaise');
  const drop = useControlChange('dropRaise');
  const failure = failureText(confirm.error ?? drop.error, common('errorText'));
  const isPending = confirm.isPending || drop.isPending;
  const change = {
    params: { kind: limit.kind },
    quiet: true,
    doneText: t('control.limits.saved'),
  };
  return (
    <div className={styles.raise}>
      <p>
        {t('control.raise.text', {
          amount: limitText(t, raise.toMinor),
          from: momentText(raise.confirmFrom, language),
          until: momentText(raise.confirmUntil, language),
        })}
      </p>
      {failure && <FormMessage>{failure}</FormMessage>}
      <ButtonRow>
        <Button variant="secondary" disabled={isPending} onClick={() => drop.mutate(change)}>
          {t('control.raise.drop')}
        </Button>
        {canConfirm(raise, now) && (
          <Button disabled={isPending} onClick={() => confirm.mutate(change)}>
            {t('control.raise.confirm')}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
