import { Button, StatusLabel } from '@members/ui/core';
import { ConfirmDialog } from '@members/ui/overlay';
import { useMemo, useState } from 'react';
import { usePages, type RowOf } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { DataTable, type Column } from '../../parts/DataTable';
import styles from '../../parts/Form.module.css';
import { Money } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { useMay } from '../../session/session';
import { useAreaTexts, useOfficeTexts } from '../../texts';

type Day = RowOf<'days'>;

const tones = { open: 'warn', closed: 'neutral', sealed: 'success' } as const;

/** The days of the books: which are open and why, and closing them. */
export function DaysScreen() {
  const { t } = useAreaTexts('money');
  const { t: tOffice } = useOfficeTexts();
  const mayChange = useMay('money.change');
  const pages = usePages('days', {});
  const [chosen, setChosen] = useState<string | null>(null);
  const close = useChange('closeDays', {
    done: ({ closed }) => t('daysClosed', { count: closed.length }),
  });
  const columns = useMemo((): Column<Day>[] => {
    // Days close in order, so that an earlier one that is open is closed with it.
    const isClosable = ({ state, obstacle }: Day) =>
      state === 'open' && (obstacle === null || obstacle === 'earlierOpen');
    return [
      { id: 'day', head: t('dayUtc'), cell: ({ day }) => day },
      {
        id: 'state',
        head: t('state'),
        cell: ({ state }) => <StatusLabel tone={tones[state]}>{t(`dayStates.${state}`)}</StatusLabel>,
      },
      {
        id: 'why',
        head: t('whyOpen'),
        cell: ({ state, obstacle, count }) =>
          state === 'open' ? t(`obstacles.${obstacle ?? 'none'}`, { count }) : '',
      },
      { id: 'orders', head: t('orders'), figures: true, cell: ({ seal }) => seal?.orders ?? '' },
      {
        id: 'stakes',
        head: t('sums.stakedMinor'),
        figures: true,
        cell: ({ seal }) => seal && <Money minor={seal.stakesMinor} />,
      },
      {
        id: 'winnings',
        head: t('sums.wonMinor'),
        figures: true,
        cell: ({ seal }) => seal && <Money minor={seal.winningsMinor} />,
      },
      { id: 'hash', head: t('hash'), cell: ({ seal }) => seal && <code>{seal.sha256.slice(0, 12)}…</code> },
      ...(mayChange
        ? [
            {
              id: 'close',
              head: t('closing'),
              cell: (row: Day) =>
                isClosable(row) && (
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={t('closeThrough', { day: row.day })}
                    onClick={() => setChosen(row.day)}
                  >
                    {t('close')}
                  </Button>
                ),
            },
          ]
        : []),
    ];
  }, [t, mayChange]);
  return (
    <Screen title={t('days')}>
      <p className={styles.note}>{t('daysHint')}</p>
      <DataTable
        label={t('days')}
        pages={pages}
        columns={columns}
        keyOf={({ day }) => day}
        empty={t('noDays')}
      />
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={(open) => !open && setChosen(null)}
        title={t('closeThrough', { day: chosen ?? '' })}
        confirmLabel={t('close')}
        cancelLabel={tOffice('cancel')}
        description={t('closingIsFinal')}
        onConfirm={() => {
          close.mutate({ through: chosen! });
          setChosen(null);
        }}
      />
    </Screen>
  );
}
