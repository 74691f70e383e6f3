import { withdrawalStates } from '@members/office-contract';
import { Badge, Button, StatusLabel } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePages, type RowOf } from '../../calls/queries';
import { onlyAmount, onlyDigits } from '../../parts/amounts';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Ago, Money } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { useFilters } from '../../parts/useFilters';
import { useMay } from '../../session/session';
import { withdrawalTones } from '../stateTones';
import { useAreaTexts } from '../../texts';
import { RejectSheet } from './RejectSheet';
import { queueFilters, queueOf } from './queue';
import { nextStep, useMoves, type Step } from './useMoves';
import styles from './WithdrawalsScreen.module.css';

type Row = RowOf<'withdrawals'>;

/** The queue: what waits for somebody, oldest first; in bulk and by keyboard. */
export function WithdrawalsScreen() {
  const { t } = useAreaTexts('money');
  const mayChange = useMay('money.change');
  const [filters, setFilter] = useFilters(queueFilters);
  const { state, memberId, from } = filters;
  const pages = usePages('withdrawals', queueOf(filters));
  const [query] = useSearchParams();
  // One that is opened knows which list it is of.
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const [rejected, setRejected] = useState<Row | null>(null);
  const moves = useMoves();
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'id',
        head: t('number'),
        cell: ({ id }) => <Link to={`/money/withdrawals/${id}${search}`}>{id}</Link>,
      },
      { id: 'state', head: t('state'), cell: (row) => <State row={row} /> },
      { id: 'amount', head: t('amount'), figures: true, cell: (row) => <Money minor={row.amountMinor} /> },
      { id: 'member', head: t('member'), cell: ({ username, memberId: of }) => `${username} (${of})` },
      { id: 'bank', head: t('card'), cell: ({ bankName, cardNumber }) => `${bankName} ${cardNumber}` },
      { id: 'age', head: t('waits'), figures: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
    ],
    [t, search],
  );

  const move = (rows: readonly Row[], step: Step) => {
    if (!moves.isPending) moves.mutate({ ids: rows.map(({ id }) => id), step });
  };
  const byKey = (step: Step) => (row: Row) => move([row], step);

  return (
    <Screen title={t('withdrawals')}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('waiting') },
            ...withdrawalStates.map((value) => ({ value: value as string, label: t(`states.${value}`) })),
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
          label={t('fromAmount')}
          inputMode="decimal"
          value={from}
          onValueChange={(value) => setFilter('from', onlyAmount(value))}
        />
      </Filters>
      {mayChange && <p className={styles.keys}>{t('keys')}</p>}
      <DataTable
        label={t('withdrawals')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('nothingWaits')}
        {...(mayChange && {
          keys: {
            a: byKey('approve'),
            s: byKey('send'),
            v: byKey('arrive'),
            r: setRejected,
          },
          selection: (rows: readonly Row[], clear: () => void) => (
            <>
              <span>{t('chosen', { count: rows.length })}</span>
              {(['approve', 'send', 'arrive'] as const).map((step) => {
                const movable = rows.filter((row) => nextStep[row.state] === step);
                return (
                  movable.length > 0 && (
                    <Button
                      key={step}
                      size="s"
                      busy={moves.isPending}
                      onClick={() => {
                        move(movable, step);
                        clear();
                      }}
                    >
                      {t(`steps.${step}`)} ({movable.length})
                    </Button>
                  )
                );
              })}
              <Button size="s" variant="secondary" onClick={clear}>
                {t('clear')}
              </Button>
            </>
          ),
        })}
      />
      {rejected && (
        <RejectSheet id={rejected.id} onDone={() => setRejected(null)} onClose={() => setRejected(null)} />
      )}
    </Screen>
  );
}

/** The state in words, and who has to come yet. */
function State({ row: { state, needsTwo, approvedBy } }: { row: Row }) {
  const { t } = useAreaTexts('money');
  return (
    <>
      <StatusLabel tone={withdrawalTones[state]}>{t(`states.${state}`)}</StatusLabel>
      {state === 'requested' && needsTwo && (
        <>
          {' '}
          <Badge tone="gold">
            {approvedBy.length > 0 ? t('oneOfTwo', { operator: approvedBy.join(', ') }) : t('two')}
          </Badge>
        </>
      )}
    </>
  );
}
