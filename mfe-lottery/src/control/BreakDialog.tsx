import { useChangeControl, type PauseLength } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { announce } from '@members/mfe-kit';
import { FormMessage } from '@members/ui/forms';
import { ConfirmDialog } from '@members/ui/overlay';
import styles from './Breaks.module.css';
import { failureText } from './controlTexts';

export interface BreakDialogProps {
  length: PauseLength;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a break begins: nobody can end it early. */
export function BreakDialog({ length, open, onOpenChange }: BreakDialogProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const { mutate, isPending, error, reset } = useChangeControl();
  const failure = failureText(error, common('errorText'));
  const show = (next: boolean) => {
    if (!next) reset();
    onOpenChange(next);
  };
  const begin = () => {
    if (isPending) return;
    mutate(
      { change: 'pause', length },
      {
        onSuccess: () => {
          onOpenChange(false);
          announce(t('control.break.begun'), 'success');
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={show}
      title={t(`control.break.${length}`)}
      description={
        <div className={styles.question}>
          <p>{t(length === 'permanent' ? 'control.break.forGood' : 'control.break.fixed')}</p>
          <p>{t('control.break.open')}</p>
          {failure && <FormMessage>{failure}</FormMessage>}
        </div>
      }
      confirmLabel={t('control.break.begin')}
      cancelLabel={common('cancel')}
      onConfirm={begin}
      busy={isPending}
      tone="danger"
    />
  );
}
