import { moneyGroups } from '@members/contract';
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

type Row = RowOf<'memberLedger'>;

/** Every entry of the member's account, newest first. */
export function Ledger({ member: { id: memberId } }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const [{ group, from, to }, setFilter] = useFilters(['group', 'from', 'to']);
  const pages = usePages('memberLedger', {
    memberId,
    group: given(group, (text) => text as (typeof moneyGroups)[number]),
    from: given(from, String),
    to: given(to, String),
  });
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'at', head: t('at'), cell: ({ createdAt }) => <Time at={createdAt} /> },
      { id: 'kind', head: t('kind'), cell: ({ kind }) => t(`entries.${kind}`) },
      {
        id: 'amount',
        head: t('amount'),
        figures: true,
        cell: ({ amountMinor }) => <Money minor={amountMinor} />,
      },
      { id: 'reference', head: t('reference'), cell: ({ reference }) => reference ?? '–' },
      { id: 'entry', head: t('entry'), figures: true, cell: ({ id }) => id },
    ],
    [t],
  );
  return (
    <>
      <Filters label={t('filters')}>
        <SelectField
          label={t('kind')}
          value={group}
          options={[
            { value: '', label: t('all') },
            ...moneyGroups.map((value) => ({ value: value as string, label: t(`groups.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('group', value)}
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
        label={t('part.ledger')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noEntries')}
      />
    </>
  );
}
