import { useEffect, useMemo, useState } from 'react';
import { retryUntilLoaded } from '@members/mfe-kit/shell';
import styles from './SafeHtml.module.css';

type Sanitise = (html: string) => string;

let loadedSanitise: Sanitise | undefined;

const load = () => import(/* webpackChunkName: "sanitise" */ '../security/sanitise');

/** Loads the sanitiser, retrying until there is a network. `SafeHtml` shows nothing before that. */
export const loadSafeHtml = async (): Promise<Sanitise> =>
  (loadedSanitise ??= (await retryUntilLoaded(load)).sanitise);

/** HTML from the server, sanitised before it is shown (D61). The sanitiser is loaded with the first text. */
export function SafeHtml({ html }: { html: string }) {
  const [sanitise, setSanitise] = useState(() => loadedSanitise);
  useEffect(() => {
    if (!sanitise) void loadSafeHtml().then((loaded) => setSanitise(() => loaded));
  }, [sanitise]);
  const clean = useMemo(() => sanitise?.(html) ?? '', [sanitise, html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
