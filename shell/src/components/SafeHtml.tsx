import { useEffect, useMemo, useState } from 'react';
import { atLast } from '@members/mfe-kit/shell';
import styles from './SafeHtml.module.css';

type Sanitise = (html: string) => string;

let known: Sanitise | undefined;

const load = () => import(/* webpackChunkName: "sanitise" */ '../security/sanitise');

/** Loads what cleans HTML, before which `SafeHtml` stands empty: without a network, with the next one. */
export const loadSafeHtml = async (): Promise<Sanitise> => (known ??= (await atLast(load)).sanitise);

/** HTML from the server, sanitised before it is shown (D61). What cleans it is loaded with the first text. */
export function SafeHtml({ html }: { html: string }) {
  const [sanitise, setSanitise] = useState(() => known);
  useEffect(() => {
    if (!sanitise) void loadSafeHtml().then((loaded) => setSanitise(() => loaded));
  }, [sanitise]);
  const clean = useMemo(() => sanitise?.(html) ?? '', [sanitise, html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
