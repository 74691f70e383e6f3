import { useTexts } from '@members/i18n';
import { Card, ForwardIcon, VerifiedIcon } from '@members/ui/core';
import { lazy, Suspense, useState } from 'react';
import styles from './AntiFakeNotice.module.css';

const AntiFakeDialog = lazy(async () => ({ default: (await import('./AntiFakeDialog')).AntiFakeDialog }));

/** GAME-04: how to tell the app from a copy, for those who ask; it never opens by itself. */
export function AntiFakeNotice() {
  const { t } = useTexts('mfe-lottery');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Card
        tone="notice"
        padding="none"
        className={styles.row}
        render={<button type="button" aria-haspopup="dialog" onClick={show} />}
      >
        <VerifiedIcon size={20} className={styles.icon} />
        <span className={styles.text}>{t('notice.title')}</span>
        <ForwardIcon size={18} className={styles.chevron} />
      </Card>
      {wanted && (
        <Suspense fallback={null}>
          <AntiFakeDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
