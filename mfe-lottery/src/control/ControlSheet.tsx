import { useCall } from '@members/api-client';
import { controlCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, type LayerProps } from '@members/mfe-kit';
import { Delayed, Skeleton } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { Pauses } from './Pauses';
import { Changes } from './Changes';
import styles from './ControlSheet.module.css';
import { HistoryExport } from './HistoryExport';
import { Limits } from './Limits';
import { PauseMessage } from './PauseMessage';

/** "Play in control" (D04, D05): limits, pauses, the member's history, and what was changed. */
export function ControlSheet({ open, onOpenChange }: LayerProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const control = useCall(controlCalls.playControl);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('control.title')}
      description={t('control.about')}
      closeLabel={common('close')}
    >
      {control.data ? (
        <div className={styles.body}>
          {control.data.pause && <PauseMessage pause={control.data.pause} />}
          <Limits limits={control.data.limits} now={control.data.session.now} />
          <Pauses pause={control.data.pause} />
          <HistoryExport />
          <Changes />
        </div>
      ) : control.isError ? (
        <LoadFailed query={control} />
      ) : (
        <Delayed label={common('loading')}>
          <Skeleton shape="block" height={560} />
        </Delayed>
      )}
    </Sheet>
  );
}
