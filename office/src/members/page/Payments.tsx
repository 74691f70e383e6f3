import { rechargeStates, withdrawalStates } from '@members/office-contract';
import { StatusLabel } from '@members/ui/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { rechargeTones, withdrawalTones } from '../../money/stateTones';
import { usePages, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Money, Time } from '../../parts/formats';
import { SelectField } from '../../parts/SelectField';
import { given, useFilters } from '../../parts/useFilters';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';

/** What came from the member and what went to them. */
export function Payments({ member: { id: memberId } }: { member: Member }) {
  return (
    <>
      <Recharges memberId={memberId} />
      <Withdrawals memberId={memberId} />
    </>
  );
}

function Recharges({ memberId }: { memberId: number }) {
  const { t } = useAreaTexts('members');
  const { t: money } = useAreaTexts('money');
  const seesMoney = useMay('money.see');
  const [{ recharges: state }, setFilter] = useFilters(['recharges']);
  const pages = usePages('memberRecharges', {
    memberId,
    state: given(state, (text) => text as (typeof rechargeStates)[number]),
  });
  const columns = useMemo(
    (): Column<RowOf<'memberRecharges'>>[] => [
      {
        id: 'id',
        head: t('number'),
        figures: true,
        cell: ({ id }) => (seesMoney ? <Link to={`/money/recharges/${id}`}>{id}</Link> : id),
      },
      { id: 'at', head: t('at'), cell: ({ createdAt }) => <Time at={createdAt} /> },
      {
        id: 'state',
        head: t('state'),
        cell: (row) => (
          <StatusLabel tone={rechargeTones[row.state]}>{money(`rechargeStates.${row.state}`)}</StatusLabel>
        ),
      },
      { id: 'amount', head: t('amount'), figures: true, cell: (row) => <Money minor={row.amountMinor} /> },
      { id: 'channel', head: t('channel'), cell: ({ provider, channel }) => `${channel} (${provider})` },
      { id: 'reference', head: t('reference'), cell: ({ reference }) => reference },
      { id: 'paid', head: t('paidAt'), cell: ({ paidAt }) => (paidAt ? <Time at={paidAt} /> : '–') },
    ],
    [t, money, seesMoney],
  );
  return (
    <section className={styles.section}>
      <h2>{t('rechargesTitle')}</h2>
      <Filters label={t('rechargesTitle')}>
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('all') },
            ...rechargeStates.map((value) => ({
              value: value as string,
              label: money(`rechargeStates.${value}`),
            })),
          ]}
          onValueChange={(value) => setFilter('recharges', value)}
        />
      </Filters>
      <DataTable
        label={t('rechargesTitle')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noRecharges')}
        emptySubject="recharges"
      />
    </section>
  );
}

function Withdrawals({ memberId }: { memberId: number }) {
  const { t } = useAreaTexts('members');
  const { t: money } = useAreaTexts('money');
  const seesMoney = useMay('money.see');
  const [{ withdrawals: state }, setFilter] = useFilters(['withdrawals']);
  const pages = usePages('memberWithdrawals', {
    memberId,
    state: given(state, (text) => text as (typeof withdrawalStates)[number]),
  });
  const columns = useMemo(
    (): Column<RowOf<'memberWithdrawals'>>[] => [
      {
        id: 'id',
        head: t('number'),
        figures: true,
        cell: ({ id }) => (seesMoney ? <Link to={`/money/withdrawals/${id}`}>{id}</Link> : id),
      },
      { id: 'at', head: t('at'), cell: ({ createdAt }) => <Time at={createdAt} /> },
      {
        id: 'state',
        head: t('state'),
        cell: (row) => (
          <StatusLabel tone={withdrawalTones[row.state]}>{money(`states.${row.state}`)}</StatusLabel>
        ),
      },
      { id: 'amount', head: t('amount'), figures: true, cell: (row) => <Money minor={row.amountMinor} /> },
      { id: 'card', head: t('card'), cell: ({ bankName, cardNumber }) => `${bankName} ${cardNumber}` },
      { id: 'reason', head: t('reason'), cell: ({ reason }) => reason || '–' },
    ],
    [t, money, seesMoney],
  );
  return (
    <section className={styles.section}>
      <h2>{t('withdrawalsTitle')}</h2>
      <Filters label={t('withdrawalsTitle')}>
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('all') },
            ...withdrawalStates.map((value) => ({
              value: value as string,
              label: money(`states.${value}`),
            })),
          ]}
          onValueChange={(value) => setFilter('withdrawals', value)}
        />
      </Filters>
      <DataTable
        label={t('withdrawalsTitle')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noWithdrawals')}
        emptySubject="withdrawals"
      />
    </section>
  );
}
