import { Button, ProgressBar } from '@members/ui/core';
import { useRefusalText } from '../calls/useRefusalText';
import { useOfficeTexts } from '../texts';
import styles from './FilesOnTheirWay.module.css';
import type { FileOnItsWay } from './useSendFiles';

interface FilesOnTheirWayProps {
  files: readonly FileOnItsWay[];
  onCancel: (key: number) => void;
}

const megabyte = 1024 * 1024;

/** How far files have come, and what is wrong with one that was refused. */
export function FilesOnTheirWay({ files, onCancel }: FilesOnTheirWayProps) {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('files.list')}>
      {files.map(({ key, name, size, sent, state, error }) => {
        const percent = Math.floor((sent / (size || 1)) * 100);
        const megabytes = (size / megabyte).toFixed(1);
        return (
          <li key={key} className={styles.file}>
            <span className={styles.name}>{name}</span>
            <Button size="s" variant="quiet" onClick={() => onCancel(key)}>
              {error ? t('files.dismiss') : t('cancel')}
            </Button>
            {error ? (
              <span className={styles.wrong} role="alert">
                {refusalText(error)}
              </span>
            ) : (
              <div className={styles.bar}>
                <ProgressBar
                  tone="action"
                  value={percent}
                  label={name}
                  text={t(`files.${state}`, { percent, megabytes })}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
