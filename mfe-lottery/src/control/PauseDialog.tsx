import type { PauseLength } from '@members/contract';
import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { FormMessage } from '@members/ui/forms';
import { ConfirmDialog } from '@members/ui/overlay';
import styles from './Pauses.module.css';
import { failureText } from './controlTexts';
import { useControlChange } from './useControlChange';

export interface PauseDialogProps extends LayerProps {
  length: PauseLength;
}

/** Asks before a pause begins: nobody can end it early. */
export function PauseDialog({ length, open, onOpenChange }: PauseDialogProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const { mutate, isPending, error, reset } = useControlChange('pausePlay');
  const failure = failureText(error, common('errorText'));
  const show = (next: boolean) => {
    if (!next) reset();
    onOpenChange(next);
  };
  const begin = () => {
    if (isPending) return;
    mutate(
      { params: { length }, quiet: true, doneText: t('control.pause.begun') },
      { onSuccess: () => onOpenChange(false) },
    );
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={show}
      title={t(`control.pause.${length}`)}
      description={
        <div className={styles.question}>
          <p>{t(length === 'permanent' ? 'control.pause.forGood' : 'control.pause.fixed')}</p>
          <p>{t('control.pause.open')}</p>
          {failure && <FormMessage>{failure}</FormMessage>}
        </div>
      }
      confirmLabel={t('control.pause.begin')}
      cancelLabel={common('cancel')}
      onConfirm={begin}
      busy={isPending}
      tone="danger"
    />
  );
}
