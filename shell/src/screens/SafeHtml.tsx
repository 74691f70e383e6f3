import { useEffect, useMemo, useState } from 'react';
import styles from './SafeHtml.module.css';

type Sanitise = (html: string) => string;

let known: Sanitise | undefined;

/** Loads what cleans HTML, before which `SafeHtml` stands empty. */
export const loadSafeHtml = async (): Promise<Sanitise> =>
  (known ??= (await import('../security/sanitise')).sanitise);

/** HTML from the server, sanitised before it is shown (D61). What cleans it is loaded with the first text. */
export function SafeHtml({ html }: { html: string }) {
  const [sanitise, setSanitise] = useState(() => known);
  useEffect(() => {
    if (!sanitise) void loadSafeHtml().then((loaded) => setSanitise(() => loaded));
  }, [sanitise]);
  const clean = useMemo(() => sanitise?.(html) ?? '', [sanitise, html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
