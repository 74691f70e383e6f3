import { StatusLabel } from '@members/ui/core';
import { useMemo } from 'react';
import { usePages, type RowOf } from '../calls/queries';
import { DataTable, type Column } from '../parts/DataTable';
import { Filters } from '../parts/Filters';
import { Time } from '../parts/formats';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { useFilters } from '../parts/useFilters';
import { useAreaTexts } from '../texts';
import { Acknowledge, toneOf, useAlertText } from './AlertList';

type Row = RowOf<'alerts'>;

/** What is on, and what was. */
export function AlertsScreen() {
  const { t } = useAreaTexts('today');
  const textOf = useAlertText();
  const [{ state }, setFilter] = useFilters(['state']);
  const only = state === 'on' || state === 'over' ? state : undefined;
  const pages = usePages('alerts', { state: only });
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'state',
        head: t('state'),
        cell: (row) => <StatusLabel tone={toneOf(row)}>{t(row.endedAt ? 'over' : 'lasts')}</StatusLabel>,
      },
      { id: 'text', head: t('what'), cell: textOf },
      { id: 'began', head: t('began'), cell: ({ beganAt }) => <Time at={beganAt} /> },
      { id: 'ended', head: t('ended'), cell: ({ endedAt }) => (endedAt ? <Time at={endedAt} /> : '–') },
      {
        id: 'by',
        head: t('caredFor'),
        cell: (row) => row.acknowledgedBy ?? <Acknowledge id={row.id} text={textOf(row)} />,
      },
    ],
    // The sentence of an alert follows the language, as `t` does.
    // oxlint-disable-next-line react/exhaustive-deps
    [t],
  );
  return (
    <Screen title={t('alerts')}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('state')}
          value={only ?? ''}
          options={[
            { value: '', label: t('all') },
            { value: 'on', label: t('lasts') },
            { value: 'over', label: t('over') },
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
      </Filters>
      <DataTable
        label={t('alerts')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noAlerts')}
      />
    </Screen>
  );
}
