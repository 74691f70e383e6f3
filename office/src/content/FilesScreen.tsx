import { listKindNames, fileFormats, type ContentKind } from '@members/office-contract';
import { Button, Card } from '@members/ui/core';
import { useState } from 'react';
import { addressOf } from '../calls/callOffice';
import { FileButton } from '../files/FileButton';
import { FilesOnTheirWay } from '../files/FilesOnTheirWay';
import { useSendFiles } from '../files/useSendFiles';
import { Filters } from '../parts/Filters';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { useFilters } from '../parts/useFilters';
import { useAreaTexts } from '../texts';
import styles from './FilesScreen.module.css';
import { ImportCheck } from './ImportCheck';
import { useMayChange } from './useMayChange';

interface Arrived {
  upload: string;
  name: string;
  format: (typeof fileFormats)[number];
}

/** Content as files: out of the site as CSV or JSON, and back in, after a dry run that says what each line would do. */
export function FilesScreen() {
  const { t } = useAreaTexts('content');
  const [filters, setFilter] = useFilters(['kind']);
  const kind = listKindNames.find((name) => name === filters.kind) ?? 'product';
  const mayChange = useMayChange(kind);
  return (
    <Screen title={t('files')}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('kind')}
          value={kind as string}
          options={listKindNames.map((value) => ({ value: value as string, label: t(`kinds.${value}`) }))}
          onValueChange={(value) => setFilter('kind', value)}
        />
      </Filters>
      <div className={styles.columns}>
        <Card padding="l" className={styles.part}>
          <h2>{t('export')}</h2>
          <p>{t('exportText')}</p>
          <div className={styles.row}>
            {fileFormats.map((format) => (
              <Button
                key={format}
                variant="secondary"
                render={<a href={addressOf('exportContent', { kind, format })} download />}
              >
                {t('exportAs', { format: format.toUpperCase() })}
              </Button>
            ))}
          </div>
        </Card>
        {mayChange && <Import key={kind} kind={kind} />}
      </div>
    </Screen>
  );
}

function Import({ kind }: { kind: ContentKind }) {
  const { t } = useAreaTexts('content');
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const { files, send, cancel } = useSendFiles(async (upload, { name }) =>
    setArrived({ upload, name, format: /\.json$/i.test(name) ? 'json' : 'csv' }),
  );
  return (
    <>
      <Card padding="l" className={styles.part}>
        <h2>{t('import')}</h2>
        <p>{t('importText')}</p>
        <FilesOnTheirWay files={files} onCancel={cancel} />
        <div className={styles.row}>
          <FileButton
            accept=".csv,.json,text/csv,application/json"
            onChosen={(chosen) => {
              setArrived(null);
              send(chosen.slice(0, 1));
            }}
          >
            {t('chooseFile')}
          </FileButton>
        </div>
      </Card>
      {arrived && <ImportCheck kind={kind} {...arrived} onDone={() => setArrived(null)} />}
    </>
  );
}
