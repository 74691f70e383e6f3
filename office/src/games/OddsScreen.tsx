import { oddsFaults, type OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useDraft } from '../parts/useDraft';
import { useAreaTexts } from '../texts';
import styles from './GameScreen.module.css';
import { useLocalised } from './gameTexts';
import { OddsEditor } from './OddsEditor';
import { oddsOf, typedOf, type TypedOdds } from './typedOdds';

/** The odds of a game: a change takes two operators and holds from the next round that opens. */
export function OddsScreen() {
  const { t } = useAreaTexts('games');
  const { key = '' } = useParams();
  const read = useRead('game', { key });
  const localised = useLocalised();
  const back = `/games/list/${key}`;
  return (
    <Screen
      title={read.data ? t('oddsOf', { name: localised(read.data.name) }) : t('odds')}
      back={<Link to={back}>{read.data ? localised(read.data.name) : key}</Link>}
    >
      <Loaded read={read} height={640}>
        {(game) => <OddsForm key={game.oddsVersions[0]?.version} game={game} />}
      </Loaded>
    </Screen>
  );
}

function OddsForm({ game }: { game: OfficeAnswer<'game'> }) {
  const { t } = useAreaTexts('games');
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<Error | null>(null);
  const [draft, keepDraft] = useDraft<{ typed: TypedOdds; reason: string }>(`odds ${game.key}`);
  const version = draft?.version ?? game.oddsVersions[0]!.version;
  const { typed, reason } = draft?.fields ?? { typed: typedOf(game.odds), reason: '' };
  const keep = (part: Partial<{ typed: TypedOdds; reason: string }>) =>
    keepDraft({ version, fields: { typed, reason, ...part } });
  const odds = oddsOf(typed);
  const faulty = !odds || oddsFaults(odds, game.floorHundredths).length > 0;
  const done = () => {
    keepDraft(null);
    void navigate(`/games/list/${game.key}`);
  };
  const set = useChange('setOdds', { onRefused: setRefused, onProposed: done, onDone: done });
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('odds')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            if (odds) set.mutate({ key: game.key, version, odds, reason });
          }}
        />
      }
    >
      {version !== game.oddsVersions[0]!.version && <FormMessage>{t('changedMeanwhile')}</FormMessage>}
      <p className={styles.note}>{t('oddsHold')}</p>
      <OddsEditor
        typed={typed}
        floorHundredths={game.floorHundredths}
        before={game.odds}
        onTyped={(changed) => keep({ typed: changed })}
      />
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={200}
        onValueChange={(text) => keep({ reason: text })}
      />
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <ButtonRow>
        {draft && (
          <Button variant="secondary" onClick={() => keepDraft(null)}>
            {t('discard')}
          </Button>
        )}
        <Button type="submit" busy={set.isPending} disabled={faulty || reason.trim() === ''}>
          {t('propose')}
        </Button>
      </ButtonRow>
    </Card>
  );
}
