import { Badge } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useMemo } from 'react';
import { usePages, useRead, type RowOf } from '../calls/queries';
import { DataTable, type Column } from '../parts/DataTable';
import { Filters } from '../parts/Filters';
import { Time } from '../parts/formats';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { given, useFilters } from '../parts/useFilters';
import { useAreaTexts } from '../texts';
import { LogDetails } from './LogDetails';

type Line = RowOf<'logLines'>;

/** What operators did, found by member, operator, kind and day; and whether the chain is whole. */
export function LogScreen() {
  const { t } = useAreaTexts('audit');
  const [filters, setFilter] = useFilters(['operator', 'kind', 'memberId', 'day']);
  const { operator, kind, memberId, day } = filters;
  const choices = useRead('logKinds', {});
  const pages = usePages('logLines', {
    operator: given(operator, String),
    kind: given(kind, String),
    memberId: given(memberId, Number),
    day: given(day, String),
  });
  const check = useRead('checkLog', {});
  const columns = useMemo(
    (): Column<Line>[] => [
      { id: 'at', head: t('at'), cell: ({ at }) => <Time at={at} /> },
      { id: 'operator', head: t('operator'), cell: (line) => line.operator },
      { id: 'action', head: t('action'), cell: (line) => line.action },
      { id: 'subject', head: t('subject'), cell: (line) => line.subject },
      { id: 'details', head: t('details'), cell: ({ details }) => <LogDetails details={details} /> },
    ],
    [t],
  );
  const choice = (values: readonly string[] | undefined) => [
    { value: '', label: t('all') },
    ...(values ?? []).map((value) => ({ value, label: value })),
  ];
  return (
    <Screen
      title={t('title')}
      actions={
        check.data &&
        !check.data.fault && <Badge tone="success">{t('whole', { lines: check.data.lines })}</Badge>
      }
    >
      {check.data?.fault && <FormMessage>{check.data.fault}</FormMessage>}
      <Filters label={t('filters')}>
        <SelectField
          label={t('operator')}
          value={operator}
          options={choice(choices.data?.operators)}
          onValueChange={(value) => setFilter('operator', value)}
        />
        <SelectField
          label={t('action')}
          value={kind}
          options={choice(choices.data?.kinds)}
          onValueChange={(value) => setFilter('kind', value)}
        />
        <TextField
          label={t('member')}
          inputMode="numeric"
          value={memberId}
          onValueChange={(value) => setFilter('memberId', value.replace(/\D/g, ''))}
        />
        <TextField
          label={t('day')}
          type="date"
          value={day}
          onValueChange={(value) => setFilter('day', value)}
        />
      </Filters>
      <DataTable
        label={t('title')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('empty')}
      />
    </Screen>
  );
}
