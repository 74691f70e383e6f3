import type { ExplainedFrame } from '@members/office-contract';
import { useState } from 'react';
import { useRead } from '../../calls/queries';
import { useReleaseTexts } from '../useReleaseTexts';
import styles from './ErrorList.module.css';

/** Where an error is in the sources, once somebody asks; as the page told it until then, or where no map is kept. */
export function ErrorPlaces({ stack }: { stack: string }) {
  const { t } = useReleaseTexts();
  const [open, setOpen] = useState(false);
  const { data } = useRead('explainStack', { stack }, { enabled: open });
  return (
    <details className={styles.note} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('errors.where')}</summary>
      <pre className={styles.stack}>{data ? data.frames.map(describeFrame).join('\n') : stack}</pre>
    </details>
  );
}

const describeFrame = ({ text, of, source, line, column, code }: ExplainedFrame): string =>
  source ? [`${source}:${line}:${column} (${of})`, ...(code ? [`    ${code}`] : [])].join('\n') : text;
