import { orderStates } from '@members/office-contract';
import { StatusLabel } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useMemo } from 'react';
import { usePages, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Money, Time } from '../../parts/formats';
import { SelectField } from '../../parts/SelectField';
import { given, useFilters } from '../../parts/useFilters';
import { useAreaTexts } from '../../texts';
import type { Member } from './MemberScreen';

type Row = RowOf<'memberOrders'>;

const toneOf = { unopened: 'warn', won: 'success', notWon: 'neutral', cancelled: 'neutral' } as const;

/** The member's orders, newest first. */
export function Orders({ member: { id: memberId } }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const [{ state, from, to }, setFilter] = useFilters(['state', 'from', 'to']);
  const pages = usePages('memberOrders', {
    memberId,
    state: given(state, (text) => text as (typeof orderStates)[number]),
    from: given(from, String),
    to: given(to, String),
  });
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'order', head: t('order'), figures: true, cell: ({ id }) => id },
      { id: 'at', head: t('at'), cell: ({ placedAt }) => <Time at={placedAt} /> },
      { id: 'game', head: t('game'), cell: ({ game, period }) => `${game} · ${period}` },
      { id: 'bet', head: t('bet'), cell: ({ betType }) => betOf(betType, t) },
      {
        id: 'state',
        head: t('state'),
        cell: (row) => <StatusLabel tone={toneOf[row.state]}>{t(`orders.${row.state}`)}</StatusLabel>,
      },
      { id: 'stake', head: t('stake'), figures: true, cell: (row) => <Money minor={row.stakeMinor} /> },
      {
        id: 'payout',
        head: t('payout'),
        figures: true,
        cell: ({ payoutMinor }) => (payoutMinor === null ? '–' : <Money minor={payoutMinor} />),
      },
    ],
    [t],
  );
  return (
    <>
      <Filters label={t('filters')}>
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('all') },
            ...orderStates.map((value) => ({ value: value as string, label: t(`orders.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
        <TextField
          type="date"
          label={t('fromDay')}
          value={from}
          onValueChange={(value) => setFilter('from', value)}
        />
        <TextField
          type="date"
          label={t('toDay')}
          value={to}
          onValueChange={(value) => setFilter('to', value)}
        />
      </Filters>
      <DataTable
        label={t('part.orders')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noOrders')}
        emptySubject="orders"
      />
    </>
  );
}

/** Sums are named by their number. */
function betOf(betType: string, t: (key: string, values?: Record<string, string>) => string): string {
  return /^\d+$/.test(betType) ? t('bets.sum', { sum: betType }) : t(`bets.${betType}`);
}
