import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { Card, ForwardIcon, VerifiedIcon } from '@members/ui/core';
import { useState } from 'react';
import styles from './AntiFakeNotice.module.css';

const AntiFakeDialog = lazyLayer(async () => (await import('./AntiFakeDialog')).AntiFakeDialog);

/** Opens the anti-fake notice, which says how to tell the app from a copy (GAME-04). It never opens by itself. */
export function AntiFakeNotice() {
  const { t } = useTexts('mfe-lottery');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Card
        tone="gold"
        padding="none"
        className={styles.row}
        render={<button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} />}
      >
        <VerifiedIcon size={20} className={styles.icon} />
        <span className={styles.text}>{t('notice.title')}</span>
        <ForwardIcon size={18} className={styles.chevron} />
      </Card>
      <AntiFakeDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
