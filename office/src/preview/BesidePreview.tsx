import type { ContentFields, ContentKind } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { Sheet } from '@members/ui/overlay';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useOfficeTexts } from '../texts';
import styles from './BesidePreview.module.css';
import { PreviewPane } from './PreviewPane';
import { isOfApp } from './screenOf';

interface BesidePreviewProps {
  kind: ContentKind;
  id: string | null;
  typed: ContentFields | null;
  /** The form. */
  children: ReactNode;
}

/** As wide as form and phone beside each other, and the menu. */
const wide = '(min-width: 1280px)';

function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia?.(wide);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(wide).matches ?? false,
  );
}

/** A form with the app beside it, as members will see what is typed; on a narrow screen behind a button. */
export function BesidePreview({ children, kind, ...shown }: BesidePreviewProps) {
  const { t } = useOfficeTexts();
  const isWide = useWide();
  const [open, setOpen] = useState(false);
  if (!isOfApp(kind)) return children;
  const preview = { kind, ...shown };
  if (isWide)
    return (
      <div className={styles.columns}>
        {children}
        <div className={styles.beside}>
          <PreviewPane {...preview} />
        </div>
      </div>
    );
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('preview.title')}
        </Button>
      </div>
      {children}
      <Sheet open={open} onOpenChange={setOpen} title={t('preview.title')} closeLabel={t('close')}>
        {open && <PreviewPane {...preview} />}
      </Sheet>
    </>
  );
}
