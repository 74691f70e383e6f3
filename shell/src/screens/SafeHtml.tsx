import { useEffect, useMemo, useState } from 'react';
import styles from './SafeHtml.module.css';

let sanitise: ((html: string) => string) | undefined;

/** Loads what cleans HTML, before which `SafeHtml` stands empty. */
export async function loadSafeHtml(): Promise<void> {
  sanitise ??= (await import('../security/sanitise')).sanitise;
}

/** HTML from the server, sanitised before it is shown (D61). What cleans it is loaded with the first text. */
export function SafeHtml({ html }: { html: string }) {
  const [ready, setReady] = useState(sanitise !== undefined);
  useEffect(() => {
    if (!ready) void loadSafeHtml().then(() => setReady(true));
  }, [ready]);
  const clean = useMemo(() => (ready ? (sanitise?.(html) ?? '') : ''), [ready, html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
