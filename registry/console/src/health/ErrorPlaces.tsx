import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stackQuery } from '../api/queries';
import type { ExplainedFrame } from '../api/types';
import styles from './ErrorList.module.css';

/** Where an error is in the sources, once somebody asks; as the page told it until then, or where no map is kept. */
export function ErrorPlaces({ stack }: { stack: string }) {
  const [open, setOpen] = useState(false);
  const { data: frames } = useQuery({ ...stackQuery(stack), enabled: open });
  return (
    <details className={styles.note} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Where</summary>
      <pre className={styles.stack}>{frames ? frames.map(describeFrame).join('\n') : stack}</pre>
    </details>
  );
}

const describeFrame = ({ text, of, source, line, column, code }: ExplainedFrame): string =>
  source ? [`${source}:${line}:${column} (${of})`, ...(code ? [`    ${code}`] : [])].join('\n') : text;
