import { useCall } from '@members/api-client';
import { controlCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { Button } from '@members/ui/core';
import { useState } from 'react';
import styles from './Changes.module.css';
import { ControlSection } from './ControlSection';
import { changeText, momentText } from './controlTexts';

const shownAtFirst = 5;

/** What the member changed here, newest first. */
export function Changes() {
  const { t, language } = useTexts('mfe-lottery');
  const changes = useCall(controlCalls.controlChanges);
  const [all, setAll] = useState(false);
  if (!changes.data)
    return changes.isError ? (
      <ControlSection title={t('control.changes.title')}>
        <LoadFailed query={changes} />
      </ControlSection>
    ) : null;
  const shown = all ? changes.data : changes.data.slice(0, shownAtFirst);
  return (
    <ControlSection
      title={t('control.changes.title')}
      about={changes.data.length === 0 ? t('control.changes.none') : undefined}
    >
      {shown.length > 0 && (
        <ol className={styles.list}>
          {shown.map((change) => (
            <li key={change.id} className={styles.change}>
              {changeText(t, change)}
              <time className={styles.time} dateTime={change.at}>
                {momentText(change.at, language)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {shown.length < changes.data.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('control.changes.all', { total: changes.data.length })}
        </Button>
      )}
    </ControlSection>
  );
}
