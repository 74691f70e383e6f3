import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOfficeTexts } from '../texts';
import styles from './Screen.module.css';

interface ScreenProps {
  title: string;
  /** Where this screen belongs: a link above the title. */
  back?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen with its heading, which names the document and takes the focus when one comes to it. */
export function Screen({ title, back, actions, children }: ScreenProps) {
  const { t } = useOfficeTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${t('title')}`;
  }, [title, t]);
  useEffect(() => {
    // The first screen of a page begins at the top of the document.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
    // Filters are in the address too, and must not take the focus from their fields.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return (
    <main className={styles.screen}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </main>
  );
}
