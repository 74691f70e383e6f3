import { ApiError, call } from '@members/api-client';
import { controlCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { saveFile } from '@members/mfe-kit/saveFile';
import { Button } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useState } from 'react';
import { ControlSection } from './ControlSection';
import { failureText } from './controlTexts';
import styles from './HistoryExport.module.css';

const histories = ['orders', 'money'] as const;
type History = (typeof histories)[number];

/** The member's whole history as CSV files. */
export function HistoryExport() {
  const { t } = useTexts('mfe-lottery');
  const [loading, setLoading] = useState<History>();
  const [failure, setFailure] = useState<string>();
  const save = async (of: History) => {
    setLoading(of);
    setFailure(undefined);
    try {
      const csv = await call(controlCalls.exportHistory, { of }, { quiet: true });
      saveFile(csvFile(csv), `members-${of}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureText(error, t('control.history.failed')));
    } finally {
      setLoading(undefined);
    }
  };
  return (
    <ControlSection title={t('control.history.title')} about={t('control.history.about')}>
      <div className={styles.files}>
        {histories.map((of) => (
          <Button
            key={of}
            variant="secondary"
            busy={loading === of}
            disabled={loading !== undefined && loading !== of}
            onClick={() => void save(of)}
          >
            {t(`control.history.${of}`)}
          </Button>
        ))}
      </div>
      {failure && <FormMessage>{failure}</FormMessage>}
    </ControlSection>
  );
}

/** Lets spreadsheets read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A CSV file with one mark in front, whether the server sends one or not. */
const csvFile = (csv: string): Blob =>
  new Blob([byteOrderMark, csv.replace(byteOrderMark, '')], { type: 'text/csv;charset=utf-8' });
