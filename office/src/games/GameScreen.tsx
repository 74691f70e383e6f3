import { returnRange, type OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card, StatusLabel } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Facts } from '../parts/Facts';
import { Money, Time } from '../parts/formats';
import { Loaded } from '../parts/Loaded';
import { ReasonSheet } from '../parts/ReasonSheet';
import { Screen } from '../parts/Screen';
import { useDraft } from '../parts/useDraft';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import { fieldsOf, sentOf, type GameFields } from './gameFields';
import { GameFieldset } from './GameFieldset';
import styles from './GameScreen.module.css';
import { toneOf } from './GamesScreen';
import { useGameFormats, useLocalised } from './gameTexts';
import { OddsHistory } from './OddsHistory';
import { OpenSheet } from './OpenSheet';
import { ResultFigures } from './ResultFigures';

type Game = OfficeAnswer<'game'>;

/** One game: what it is, what came of it, its odds and what they were. */
export function GameScreen() {
  const { t } = useAreaTexts('games');
  const { key = '' } = useParams();
  const read = useRead('game', { key });
  const localised = useLocalised();
  return (
    <Screen
      title={read.data ? localised(read.data.name) : key}
      back={<Link to="/games/list">{t('games')}</Link>}
    >
      <Loaded key={key} read={read} height={640}>
        {(game) => (
          <>
            <div className={styles.cards}>
              <Known game={game} />
              <Results game={game} />
            </div>
            <OddsHistory game={game} />
            <GameForm key={game.version} game={game} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Known({ game }: { game: Game }) {
  const { t } = useAreaTexts('games');
  const { length, percents } = useGameFormats();
  const localised = useLocalised();
  const mayChange = useMay('games.change');
  const [sheet, setSheet] = useState<'open' | 'archive' | null>(null);
  const { least, most } = returnRange(game.odds);
  const archived = game.state === 'archived';
  return (
    <Card padding="l" className={styles.form}>
      <h2>{t('what')}</h2>
      <Facts
        facts={[
          [
            t('state'),
            <StatusLabel key="s" tone={toneOf[game.state]}>
              {t(`states.${game.state}`)}
            </StatusLabel>,
          ],
          [t('fields.key'), game.key],
          [t('length'), length(game.roundSeconds)],
          [t('fields.closeSeconds'), length(game.closeSeconds)],
          [t('fields.minStake'), <Money key="m" minor={game.minStakeMinor} />],
          [t('fields.maxPayout'), <Money key="p" minor={game.maxPayoutMinor} />],
          [t('returns'), percents(least, most)],
          ...(game.startsAt > new Date().toISOString()
            ? [[t('startsAt'), <Time key="t" at={game.startsAt} />] as const]
            : []),
        ]}
      />
      {mayChange && (
        <ButtonRow>
          {game.state !== 'open' && (
            <Button variant="secondary" onClick={() => setSheet('archive')}>
              {t(archived ? 'unarchive' : 'archive')}
            </Button>
          )}
          {!archived && (
            <Button variant={game.state === 'open' ? 'danger' : 'primary'} onClick={() => setSheet('open')}>
              {t(game.state === 'open' ? 'close' : 'open')}
            </Button>
          )}
        </ButtonRow>
      )}
      {sheet === 'open' && (
        <OpenSheet
          gameKey={game.key}
          name={localised(game.name)}
          open={game.state !== 'open'}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'archive' && <ArchiveSheet game={game} onClose={() => setSheet(null)} />}
    </Card>
  );
}

function ArchiveSheet({ game: { key, state }, onClose }: { game: Game; onClose: () => void }) {
  const { t } = useAreaTexts('games');
  const archived = state !== 'archived';
  const archive = useChange('archiveGame', { done: t('saved'), onDone: onClose });
  return (
    <ReasonSheet
      title={t(archived ? 'archive' : 'unarchive')}
      confirmLabel={t(archived ? 'archive' : 'unarchive')}
      busy={archive.isPending}
      onConfirm={(reason) => archive.mutate({ key, archived, reason })}
      onClose={onClose}
    >
      <p>{t('archiveHint')}</p>
    </ReasonSheet>
  );
}

function Results({ game: { key, today, ever } }: { game: Game }) {
  const { t } = useAreaTexts('games');
  return (
    <Card padding="l" className={styles.results}>
      <h2>{t('resultToday')}</h2>
      <ResultFigures result={today} />
      <h2>{t('resultEver')}</h2>
      <ResultFigures result={ever} />
      <Facts
        facts={[
          [t('turnoverToday'), <Money key="t" minor={today.stakesMinor} />],
          [t('turnoverEver'), <Money key="e" minor={ever.stakesMinor} />],
        ]}
      />
      <p className={styles.note}>{t('bandNote')}</p>
      <Link to={`/games/rounds?state=all&key=${key}`}>{t('roundsOf')}</Link>
    </Card>
  );
}

/** Name, icon, place and limits; the limits take a second operator. */
function GameForm({ game }: { game: Game }) {
  const { t } = useAreaTexts('games');
  const refusalText = useRefusalText();
  const mayChange = useMay('games.change');
  const [refused, setRefused] = useState<Error | null>(null);
  const [draft, keepDraft] = useDraft<GameFields>(`game ${game.key}`);
  const fields = draft?.fields ?? fieldsOf(game);
  const version = draft?.version ?? game.version;
  const forget = () => keepDraft(null);
  const change = useChange('changeGame', {
    done: t('saved'),
    onRefused: setRefused,
    onDone: forget,
    onProposed: forget,
  });
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('shownAs')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            change.mutate({ key: game.key, version, ...sentOf(fields) });
          }}
        />
      }
    >
      <h2>{t('shownAs')}</h2>
      {version !== game.version && <FormMessage>{t('changedMeanwhile')}</FormMessage>}
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <GameFieldset
        fields={fields}
        disabled={!mayChange}
        onChange={(changed) => keepDraft({ version, fields: changed })}
      />
      {mayChange && (
        <>
          <p className={styles.note}>{t('limitsTakeTwo')}</p>
          <ButtonRow>
            {draft && (
              <Button variant="secondary" onClick={forget}>
                {t('discard')}
              </Button>
            )}
            <Button type="submit" busy={change.isPending} disabled={!draft}>
              {t('save')}
            </Button>
          </ButtonRow>
        </>
      )}
    </Card>
  );
}
