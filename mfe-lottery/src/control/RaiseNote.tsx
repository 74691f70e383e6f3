import { useChangeControl, type LimitState } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { announce } from '@members/mfe-kit';
import { Button, ButtonRow } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { failureText, limitText, momentText } from './controlTexts';
import { canConfirm } from './limit';
import styles from './Limits.module.css';

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
  const { mutate, isPending, error } = useChangeControl();
  const failure = failureText(error, common('errorText'));
  const answer = (change: 'confirm' | 'drop') =>
    mutate({ change, kind: limit.kind }, { onSuccess: () => announce(t('control.limits.saved'), 'success') });
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
        <Button variant="secondary" disabled={isPending} onClick={() => answer('drop')}>
          {t('control.raise.drop')}
        </Button>
        {canConfirm(raise, now) && (
          <Button disabled={isPending} onClick={() => answer('confirm')}>
            {t('control.raise.confirm')}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
