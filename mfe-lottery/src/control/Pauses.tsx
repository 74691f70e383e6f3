import type { PauseLength, PlayControl } from '@members/contract';
import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { ListRow, MenuList } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { ConfirmDialog } from '@members/ui/overlay';
import { useState } from 'react';
import { ControlSection } from './ControlSection';
import { failureText } from './controlTexts';
import { useControlChange } from './useControlChange';
import styles from './Pauses.module.css';

const kinds = [
  { kind: 'timeOut', lengths: ['day', 'week', 'month'] },
  { kind: 'exclusion', lengths: ['halfYear', 'year', 'permanent'] },
] as const satisfies { kind: string; lengths: PauseLength[] }[];

/** Time-out and self-exclusion. Where only customer service can end one, there is nothing left to choose. */
export function Pauses({ pause }: { pause: PlayControl['pause'] }) {
  const { t } = useTexts('mfe-lottery');
  const [length, setLength] = useState<PauseLength>('day');
  const [asking, setAsking] = useState(false);
  if (pause?.until === null) return null;
  const ask = (next: PauseLength) => {
    setLength(next);
    setAsking(true);
  };
  return (
    <ControlSection title={t('control.pause.title')} about={t('control.pause.about')}>
      {kinds.map(({ kind, lengths }) => (
        <div key={kind} className={styles.kind}>
          <h4 className={styles.heading}>{t(`control.pause.${kind}`)}</h4>
          <div className={styles.list}>
            <MenuList label={t(`control.pause.${kind}`)}>
              {lengths.map((each) => (
                <ListRow key={each} label={t(`control.pause.${each}`)} onClick={() => ask(each)} />
              ))}
            </MenuList>
          </div>
        </div>
      ))}
      <PauseDialog key={length} length={length} open={asking} onOpenChange={setAsking} />
    </ControlSection>
  );
}

interface PauseDialogProps extends LayerProps {
  length: PauseLength;
}

/** Asks before a pause begins: nobody can end it early. */
function PauseDialog({ length, open, onOpenChange }: PauseDialogProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const { mutate, isPending, error, reset } = useControlChange('pausePlay');
  const failure = failureText(error, common('serverError'));
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
