import { Badge, Button, Card, StatusLabel } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { DataTable, type Column } from '../parts/DataTable';
import { Filters } from '../parts/Filters';
import { Time } from '../parts/formats';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { given, useFilters } from '../parts/useFilters';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './GameScreen.module.css';
import { useLocalised } from './gameTexts';

type Row = RowOf<'rounds'>;
const lists = ['attention', 'void', 'all'] as const;
const tones = { open: 'neutral', closed: 'warn', drawn: 'warn', settled: 'success', void: 'danger' } as const;

/** Rounds that are past their draw and not settled, with what to do about them; void ones, and all. */
export function RoundsScreen() {
  const { t } = useAreaTexts('games');
  const mayChange = useMay('games.change');
  const [{ state, key }, setFilter] = useFilters(['state', 'key']);
  const list = lists.find((each) => each === state) ?? 'attention';
  const pages = usePages('rounds', { state: list, key: given(key, String) });
  const games = usePages('games', {});
  const localised = useLocalised();
  const [brought, setBrought] = useState('');
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'period',
        head: t('period'),
        cell: ({ period, number }) => `${period} (${t('roundNumber', { number })})`,
      },
      {
        id: 'game',
        head: t('game'),
        cell: ({ gameKey, gameName }) => <Link to={`/games/list/${gameKey}`}>{localised(gameName)}</Link>,
      },
      {
        id: 'state',
        head: t('state'),
        cell: (row) => (
          <>
            <StatusLabel tone={tones[row.state]}>{t(`roundStates.${row.state}`)}</StatusLabel>
            {row.state === 'void' && !row.settled && <Badge tone="warn">{t('notReturned')}</Badge>}
          </>
        ),
      },
      { id: 'draw', head: t('drawsAt'), cell: ({ drawsAt }) => <Time at={drawsAt} /> },
      {
        id: 'beacon',
        head: t('beaconRound'),
        cell: ({ beaconRound, hasValue }) => `${beaconRound}${hasValue ? ' ✓' : ''}`,
      },
      {
        id: 'do',
        head: t('whatToDo'),
        cell: (row) => (
          <WhatToDo row={row} {...(mayChange && { onBring: () => setBrought(String(row.beaconRound)) })} />
        ),
      },
    ],
    [t, localised, mayChange],
  );
  return (
    <Screen title={t('rounds')}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('which')}
          value={list as string}
          options={lists.map((value) => ({ value: value as string, label: t(`lists.${value}`) }))}
          onValueChange={(value) => setFilter('state', value === 'attention' ? '' : value)}
        />
        <SelectField
          label={t('game')}
          value={key}
          options={[
            { value: '', label: t('allGames') },
            ...(games.data?.pages ?? []).flatMap(({ rows }) =>
              rows.map((game) => ({ value: game.key, label: localised(game.name) })),
            ),
          ]}
          onValueChange={(value) => setFilter('key', value)}
        />
      </Filters>
      <DataTable
        label={t('rounds')}
        pages={pages}
        columns={columns}
        keyOf={({ gameKey, period }) => `${gameKey} ${period}`}
        empty={t(list === 'attention' ? 'noLateRounds' : 'noRounds')}
      />
      {mayChange && <BringValue key={brought} round={brought} />}
    </Screen>
  );
}

/** What becomes of a round by itself, and what an operator can do about it. */
function WhatToDo({ row, onBring }: { row: Row; onBring?: () => void }) {
  const { t } = useAreaTexts('games');
  if (row.state === 'void') return <>{row.voidReason}</>;
  if (row.settled || row.state === 'open') return <>–</>;
  if (row.hasValue) return <>{t('isSettled')}</>;
  return (
    <>
      {t('waitsForValue')}{' '}
      {onBring && (
        <Button size="s" variant="secondary" onClick={onBring}>
          {t('bring')}
        </Button>
      )}
    </>
  );
}

/** Takes a value of the beacon that no relay had. The server checks its signature: none but the genuine one is taken. */
function BringValue({ round: chosen }: { round: string }) {
  const { t } = useAreaTexts('games');
  const refusalText = useRefusalText();
  const [round, setRound] = useState(chosen);
  const [signature, setSignature] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (chosen !== '') field.current?.focus();
  }, [chosen]);
  const [refused, setRefused] = useState<Error | null>(null);
  const bring = useChange('bringBeaconValue', {
    done: t('valueTaken', { round }),
    onRefused: setRefused,
    onDone: () => setSignature(''),
  });
  const isWhole = /^[0-9a-f]{96}$/i.test(signature.trim());
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('bringTitle')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            bring.mutate({ round: Number(round), signature: signature.trim() });
          }}
        />
      }
    >
      <h2>{t('bringTitle')}</h2>
      <p className={styles.note}>{t('bringNote')}</p>
      <TextField
        label={t('beaconRound')}
        inputMode="numeric"
        value={round}
        onValueChange={(text) => setRound(text.replace(/\D/g, ''))}
      />
      <TextField
        label={t('signature')}
        hint={t('signatureHint')}
        ref={field}
        autoCapitalize="none"
        spellCheck={false}
        value={signature}
        onValueChange={setSignature}
      />
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <Button type="submit" busy={bring.isPending} disabled={round === '' || !isWhole}>
        {t('bring')}
      </Button>
    </Card>
  );
}
