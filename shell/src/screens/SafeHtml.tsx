import { useEffect, useState } from 'react';
import styles from './SafeHtml.module.css';

/** HTML from the server, sanitised before it is shown (D61). What cleans it is loaded with the first text. */
export function SafeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState('');
  useEffect(() => {
    let current = true;
    void import('../security/sanitise').then(({ sanitise }) => current && setClean(sanitise(html)));
    return () => {
      current = false;
    };
  }, [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
