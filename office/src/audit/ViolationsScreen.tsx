import type { OfficeAnswer } from '@members/office-contract';
import { useMemo } from 'react';
import { onePage, useRead } from '../calls/queries';
import { DataTable, type Column } from '../parts/DataTable';
import { Time } from '../parts/formats';
import { Screen } from '../parts/Screen';
import { useAreaTexts } from '../texts';

type Violation = OfficeAnswer<'violations'>['violations'][number];

/** What browsers refused by the page's policy, and whose script did it. */
export function ViolationsScreen() {
  const { t } = useAreaTexts('audit');
  const pages = onePage(useRead('violations', {}), ({ violations }) => violations);
  const columns = useMemo(
    (): Column<Violation>[] => [
      { id: 'lastAt', head: t('lastAt'), cell: ({ lastAt }) => <Time at={lastAt} /> },
      { id: 'reports', head: t('reports'), figures: true, cell: ({ reports }) => reports },
      {
        id: 'remote',
        head: t('remote'),
        cell: ({ remote, release }) => `${remote || t('unknown')} ${release}`.trimEnd(),
      },
      { id: 'directive', head: t('directive'), cell: ({ directive }) => directive },
      { id: 'blocked', head: t('blocked'), cell: ({ blocked }) => blocked || '–' },
      { id: 'source', head: t('source'), cell: ({ source }) => source || '–' },
    ],
    [t],
  );
  return (
    <Screen title={t('violations')}>
      <p>{t('violationsHint')}</p>
      <DataTable
        label={t('violations')}
        pages={pages}
        columns={columns}
        keyOf={({ remote, release, directive, blocked, source }) =>
          [remote, release, directive, blocked, source].join(' ')
        }
        empty={t('noViolations')}
      />
    </Screen>
  );
}
