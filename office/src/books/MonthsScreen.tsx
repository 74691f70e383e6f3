import type { OfficeAnswer } from '@members/office-contract';
import { Badge, Button } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useMemo, useState } from 'react';
import { onePage, useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { DataTable, type Column } from '../parts/DataTable';
import { ReasonSheet } from '../parts/ReasonSheet';
import { Screen } from '../parts/Screen';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './MonthsScreen.module.css';

type Month = OfficeAnswer<'months'>['months'][number];
type Doing = { what: 'close' | 'move'; month: string };

const tones = { open: 'gold', closed: 'danger', sealed: 'success' } as const;

/** The months that orders and entries are kept in: which are sealed, and where they lie. */
export function MonthsScreen() {
  const { t } = useAreaTexts('books');
  const mayChange = useMay('money.change');
  const pages = onePage(useRead('months', {}), ({ months }) => months.toReversed());
  const [doing, setDoing] = useState<Doing | null>(null);
  // A month is closed after those before it.
  const next = pages.data?.pages[0]?.rows.findLast(({ state }) => state !== 'sealed')?.name;
  const columns = useMemo(
    (): Column<Month>[] => [
      { id: 'month', head: t('month'), cell: ({ name }) => name },
      { id: 'until', head: t('until'), cell: ({ endsAt }) => endsAt.slice(0, 10) },
      {
        id: 'state',
        head: t('state'),
        cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
      },
      { id: 'orders', head: t('orders'), figures: true, cell: ({ seal }) => seal?.orders ?? '–' },
      { id: 'entries', head: t('entries'), figures: true, cell: ({ seal }) => seal?.entries ?? '–' },
      {
        id: 'hash',
        head: t('hash'),
        cell: ({ seal }) => (seal ? <code className={styles.hash}>{seal.sha256}</code> : '–'),
      },
      { id: 'space', head: t('space'), cell: ({ space }) => space ?? t('home') },
      {
        id: 'do',
        head: t('do'),
        cell: ({ name, state }) => (
          <MonthButtons
            name={name}
            may={mayChange ? (state === 'sealed' ? 'move' : name === next ? 'close' : null) : null}
            onDo={setDoing}
          />
        ),
      },
    ],
    [t, mayChange, next],
  );
  return (
    <Screen title={t('months')}>
      <p>{t('monthsHint')}</p>
      <DataTable
        label={t('months')}
        pages={pages}
        columns={columns}
        keyOf={({ name }) => name}
        empty={t('noMonths')}
      />
      {doing && <MonthSheet key={doing.month} {...doing} onClose={() => setDoing(null)} />}
    </Screen>
  );
}

interface MonthButtonsProps {
  name: string;
  may: Doing['what'] | null;
  onDo: (doing: Doing) => void;
}

function MonthButtons({ name, may, onDo }: MonthButtonsProps) {
  const { t } = useAreaTexts('books');
  if (may === null) return '–';
  return (
    <Button
      size="s"
      variant="secondary"
      aria-label={t(`${may}Month`, { month: name })}
      onClick={() => onDo({ what: may, month: name })}
    >
      {t(may)}
    </Button>
  );
}

function MonthSheet({ what, month, onClose }: Doing & { onClose: () => void }) {
  const { t } = useAreaTexts('books');
  const [space, setSpace] = useState('');
  const refusalText = useRefusalText();
  const [refusal, setRefusal] = useState('');
  const shown = { onDone: onClose, onRefused: (error: Error) => setRefusal(refusalText(error)) };
  const close = useChange('closeMonth', { done: t('sealed', { month }), ...shown });
  const move = useChange('moveMonth', { done: t('moved', { month }), ...shown });
  return (
    <ReasonSheet
      title={t(`${what}Month`, { month })}
      confirmLabel={t(`${what}Month`, { month })}
      danger={what === 'close'}
      busy={close.isPending || move.isPending}
      onConfirm={(reason) =>
        what === 'close' ? close.mutate({ month, reason }) : move.mutate({ month, space, reason })
      }
      onClose={onClose}
    >
      <p>{t(`${what}Hint`)}</p>
      {refusal && <FormMessage>{refusal}</FormMessage>}
      {what === 'move' && (
        <TextField
          label={t('space')}
          hint={t('spaceHint')}
          required
          maxLength={63}
          value={space}
          onValueChange={setSpace}
        />
      )}
    </ReasonSheet>
  );
}
