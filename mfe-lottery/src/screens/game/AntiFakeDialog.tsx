import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { Button } from '@members/ui/core';
import { Dialog } from '@members/ui/overlay';
import styles from './AntiFakeNotice.module.css';

const points = ['address', 'password', 'payment', 'results'];

/** The anti-fake notice (GAME-04). */
export function AntiFakeDialog({ open, onOpenChange }: LayerProps) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('notice.title')}
      closeLabel={common('close')}
      actions={<Button onClick={() => onOpenChange(false)}>{t('notice.understood')}</Button>}
    >
      <p>{t('notice.intro')}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{t(`notice.${point}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
