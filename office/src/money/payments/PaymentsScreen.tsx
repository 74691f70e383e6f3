import { StatusLabel } from '@members/ui/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Ago, Money } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { useFilters } from '../../parts/useFilters';
import { useAreaTexts } from '../../texts';

type Row = RowOf<'payments'>;

export const paymentTones = {
  open: 'warn',
  received: 'warn',
  returning: 'neutral',
  credited: 'success',
  returned: 'neutral',
} as const;

/** Payments that came and are not credited, with the reason, oldest first. */
export function PaymentsScreen() {
  const { t } = useAreaTexts('money');
  const [{ settled }, setFilter] = useFilters(['settled']);
  const pages = usePages('payments', { settled: settled === 'yes' ? 'yes' : 'no' });
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'id',
        head: t('number'),
        cell: ({ id, kind }) => (
          <Link to={kind === 'unmatched' ? `/money/payments/${id}` : `/money/recharges/${id}`}>
            {t(`paymentKinds.${kind}`, { id })}
          </Link>
        ),
      },
      { id: 'why', head: t('why'), cell: ({ why }) => t(`unmatched.${why ?? 'received'}`) },
      {
        id: 'state',
        head: t('state'),
        cell: ({ state }) => (
          <StatusLabel tone={paymentTones[state]}>{t(`paymentStates.${state}`)}</StatusLabel>
        ),
      },
      {
        id: 'amount',
        head: t('amount'),
        figures: true,
        cell: ({ amountMinor, currency }) => <Money minor={amountMinor} currency={currency} />,
      },
      {
        id: 'reference',
        head: t('reference'),
        cell: ({ provider, reference }) => `${provider} ${reference}`,
      },
      { id: 'member', head: t('memberNumber'), cell: ({ memberId }) => memberId ?? '–' },
      { id: 'since', head: t('waits'), figures: true, cell: ({ since }) => <Ago at={since} /> },
    ],
    [t],
  );
  return (
    <Screen title={t('payments')}>
      <Filters label={t('findPayments')}>
        <SelectField
          label={t('state')}
          value={settled}
          options={[
            { value: '', label: t('waiting') },
            { value: 'yes', label: t('settled') },
          ]}
          onValueChange={(value) => setFilter('settled', value)}
        />
      </Filters>
      <DataTable
        label={t('payments')}
        pages={pages}
        columns={columns}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        empty={t('noPayments')}
      />
    </Screen>
  );
}
