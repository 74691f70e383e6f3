import type { PauseLength, PlayControl } from '@members/contract';
import { useTexts } from '@members/i18n';
import { ListRow, MenuList } from '@members/ui/core';
import { useState } from 'react';
import { PauseDialog } from './PauseDialog';
import styles from './Pauses.module.css';
import { ControlSection } from './ControlSection';

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
