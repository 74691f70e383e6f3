import type { ContentKind, OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card, StatusLabel } from '@members/ui/core';
import { useMemo } from 'react';
import { useRead, type Pages } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { DataTable, type Column } from '../parts/DataTable';
import { Loaded } from '../parts/Loaded';
import { useAreaTexts } from '../texts';
import styles from './FilesScreen.module.css';

interface ImportCheckProps {
  kind: ContentKind;
  format: 'csv' | 'json';
  upload: string;
  name: string;
  onDone: () => void;
}

type Check = OfficeAnswer<'checkImport'>;
type Line = Check['lines'][number];

const tones = { made: 'success', changed: 'warn', wrong: 'danger' } as const;

/** What a file would do, line by line; a press does all of it, where no line is wrong. */
export function ImportCheck({ kind, format, upload, name, onDone }: ImportCheckProps) {
  const { t } = useAreaTexts('content');
  const check = useRead('checkImport', { kind, format, upload });
  const run = useChange('importContent', {
    done: (counts) => t('imported', counts),
    onDone,
  });
  return (
    <Card padding="l" className={styles.part}>
      <h2>{name}</h2>
      <Loaded read={check}>
        {(planned) => (
          <>
            <p role="status">{t('plan', planOf(planned))}</p>
            {planned.lines.length > 0 && <PlannedLines lines={planned.lines} />}
            {planned.made + planned.changed + planned.wrong > planned.lines.length && <p>{t('moreLines')}</p>}
            <ButtonRow>
              <Button variant="secondary" onClick={onDone}>
                {t('leaveFile')}
              </Button>
              <Button
                busy={run.isPending}
                disabled={planned.wrong > 0 || planned.made + planned.changed === 0}
                onClick={() => run.mutate({ kind, format, upload })}
              >
                {t('doImport')}
              </Button>
            </ButtonRow>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function PlannedLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useAreaTexts('content');
  const nameOf = (field: string) => {
    const [name = '', part] = field.split('.');
    const text = name === 'state' ? t('state') : t(`fields.${name}`);
    return part ? `${text} (${part})` : text;
  };
  const columns: Column<Line>[] = [
    { id: 'line', head: t('line'), cell: ({ line }) => line, figures: true },
    {
      id: 'what',
      head: t('what'),
      cell: ({ what }) => <StatusLabel tone={tones[what]}>{t(`lines.${what}`)}</StatusLabel>,
    },
    { id: 'title', head: t('item'), cell: ({ title, id }) => title || id || '–' },
    {
      id: 'why',
      head: t('details'),
      cell: ({ faults, fields }) =>
        faults.length > 0
          ? faults
              .map(({ fault, field }) => t(`faults.${fault}`, { field: field ? nameOf(field) : '' }))
              .join(' ')
          : fields.map(nameOf).join(', '),
    },
  ];
  const pages = useMemo(() => asPages(lines), [lines]);
  return (
    <DataTable
      label={t('import')}
      pages={pages}
      columns={columns}
      keyOf={({ line }) => line}
      empty={t('none')}
    />
  );
}

/** Lines that are all here, as a table has them. */
const asPages = (rows: readonly Line[]): Pages<Line> => ({
  data: { pages: [{ rows: [...rows], next: null }] },
  ...{ error: null, isPending: false, isFetching: false, hasNextPage: false, isFetchingNextPage: false },
  ...{ fetchNextPage: () => undefined, refetch: () => undefined },
});

const planOf = ({ made, changed, left, wrong }: Check) => ({ made, changed, left, wrong });
