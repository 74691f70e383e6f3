import { rechargeStates } from '@members/office-contract';
import { StatusLabel } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../../calls/queries';
import { minorOf, onlyAmount, onlyDigits } from '../../parts/amounts';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Money, Time } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { given, useFilters } from '../../parts/useFilters';
import { rechargeTones } from '../stateTones';
import { useAreaTexts } from '../../texts';

type Row = RowOf<'recharges'>;
type State = Row['state'];

/** All recharges, newest first, found by what is known of one. */
export function RechargesScreen() {
  const { t } = useAreaTexts('money');
  const names = ['state', 'memberId', 'reference', 'id', 'day', 'amount'] as const;
  const [filters, setFilter] = useFilters(names);
  const { state, memberId, reference, id, day, amount } = filters;
  const pages = usePages('recharges', {
    state: given(state, (text) => text as State),
    memberId: given(memberId, Number),
    reference: given(reference.trim(), String),
    id: given(id, Number),
    day: given(day, String),
    amountMinor: minorOf(amount) ?? undefined,
  });
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'id', head: t('number'), cell: (row) => <Link to={`/money/recharges/${row.id}`}>{row.id}</Link> },
      {
        id: 'state',
        head: t('state'),
        cell: (row) => (
          <StatusLabel tone={rechargeTones[row.state]}>{t(`rechargeStates.${row.state}`)}</StatusLabel>
        ),
      },
      {
        id: 'amount',
        head: t('amount'),
        figures: true,
        cell: (row) => <Money minor={row.amountMinor} currency={row.currency} />,
      },
      { id: 'member', head: t('member'), cell: (row) => `${row.username} (${row.memberId})` },
      { id: 'reference', head: t('reference'), cell: (row) => `${row.provider} ${row.reference}` },
      { id: 'at', head: t('begun'), figures: true, cell: (row) => <Time at={row.createdAt} /> },
    ],
    [t],
  );
  return (
    <Screen title={t('recharges')}>
      <Filters label={t('findRecharges')}>
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('all') },
            ...rechargeStates.map((value) => ({
              value: value as string,
              label: t(`rechargeStates.${value}`),
            })),
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
        <TextField
          label={t('memberNumber')}
          inputMode="numeric"
          value={memberId}
          onValueChange={(value) => setFilter('memberId', onlyDigits(value))}
        />
        <TextField
          label={t('reference')}
          value={reference}
          onValueChange={(value) => setFilter('reference', value)}
        />
        <TextField
          label={t('number')}
          inputMode="numeric"
          value={id}
          onValueChange={(value) => setFilter('id', onlyDigits(value))}
        />
        <TextField
          label={t('dayUtc')}
          type="date"
          value={day}
          onValueChange={(value) => setFilter('day', value)}
        />
        <TextField
          label={t('amount')}
          inputMode="decimal"
          value={amount}
          onValueChange={(value) => setFilter('amount', onlyAmount(value))}
        />
      </Filters>
      <DataTable
        label={t('recharges')}
        pages={pages}
        columns={columns}
        keyOf={({ id: key }) => key}
        empty={t('noRecharges')}
      />
    </Screen>
  );
}
