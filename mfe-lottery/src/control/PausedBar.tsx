import { useTexts } from '@members/i18n';
import { Button, StickyBar } from '@members/ui/core';
import { controlAddress, useControlSheet } from './ControlLayer';
import styles from './PausedBar.module.css';
import { PauseMessage, type Pause } from './PauseMessage';

/** In the place of the stake bar while play is paused. */
export function PausedBar({ pause }: { pause: Pause }) {
  const { t } = useTexts('mfe-lottery');
  const sheet = useControlSheet();
  return (
    <StickyBar>
      <div className={styles.bar}>
        <PauseMessage pause={pause} />
        <Button variant="secondary" block aria-haspopup="dialog" onClick={() => sheet.show(controlAddress)}>
          {t('control.title')}
        </Button>
      </div>
    </StickyBar>
  );
}
