import { gameStates, returnRange, type Right } from '@members/office-contract';
import { Badge, Button, StatusLabel } from '@members/ui/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../calls/queries';
import { DataTable, type Column } from '../parts/DataTable';
import { Filters } from '../parts/Filters';
import { Money } from '../parts/formats';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { given, useFilters } from '../parts/useFilters';
import { useMay, usePicture } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './GamesScreen.module.css';
import { useGameFormats, useLocalised } from './gameTexts';
import { OpenSheet } from './OpenSheet';
import { ResultFigures } from './ResultFigures';

type Row = RowOf<'games'>;
const mayChangeGames: Right = 'games.change';

export const toneOf = { open: 'success', closed: 'warn', archived: 'neutral' } as const;

/** All games with what they are, what they pay back, and what came of today. */
export function GamesScreen() {
  const { t } = useAreaTexts('games');
  const mayChange = useMay(mayChangeGames);
  const [{ state }, setFilter] = useFilters(['state']);
  const pages = usePages('games', { state: given(state, (text) => text as (typeof gameStates)[number]) });
  const [switched, setSwitched] = useState<Row | null>(null);
  const { percents, length } = useGameFormats();
  const localised = useLocalised();
  const pictureOf = usePicture();
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'name',
        head: t('name'),
        cell: ({ key, name, iconUrl, hot }) => (
          <span className={styles.name}>
            <img className={styles.icon} src={pictureOf(iconUrl)} alt="" />
            <Link to={`/games/list/${key}`}>{localised(name)}</Link>
            {hot && <Badge tone="gold">{t('hot')}</Badge>}
          </span>
        ),
      },
      {
        id: 'state',
        head: t('state'),
        cell: (row) => <StatusLabel tone={toneOf[row.state]}>{t(`states.${row.state}`)}</StatusLabel>,
      },
      {
        id: 'length',
        head: t('length'),
        figures: true,
        cell: ({ roundSeconds }) => length(roundSeconds),
      },
      {
        id: 'returns',
        head: t('returns'),
        figures: true,
        cell: ({ odds }) => {
          const { least, most } = returnRange(odds);
          return percents(least, most);
        },
      },
      {
        id: 'turnover',
        head: t('turnoverToday'),
        figures: true,
        cell: ({ today }) => <Money minor={today.stakesMinor} />,
      },
      { id: 'result', head: t('resultToday'), cell: ({ today }) => <ResultFigures result={today} /> },
      ...(mayChange
        ? [
            {
              id: 'open',
              head: t('actions'),
              cell: (row: Row) =>
                row.state !== 'archived' && (
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={`${t(row.state === 'open' ? 'close' : 'open')}: ${localised(row.name)}`}
                    onClick={() => setSwitched(row)}
                  >
                    {t(row.state === 'open' ? 'close' : 'open')}
                  </Button>
                ),
            },
          ]
        : []),
    ],
    [t, length, percents, localised, pictureOf, mayChange],
  );
  return (
    <Screen title={t('games')} actions={mayChange && <Link to="/games/add">{t('add')}</Link>}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('notArchived') },
            ...gameStates.map((value) => ({ value: value as string, label: t(`states.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
      </Filters>
      <DataTable
        label={t('games')}
        pages={pages}
        columns={columns}
        keyOf={({ key }) => key}
        empty={t('noGames')}
      />
      <p className={styles.note}>{t('bandNote')}</p>
      {switched && (
        <OpenSheet
          gameKey={switched.key}
          name={localised(switched.name)}
          open={switched.state !== 'open'}
          onClose={() => setSwitched(null)}
        />
      )}
    </Screen>
  );
}
