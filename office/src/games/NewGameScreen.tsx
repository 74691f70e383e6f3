import { oddsFaults, type OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card } from '@members/ui/core';
import { CheckboxField, FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { useDraft } from '../parts/useDraft';
import { useAreaTexts } from '../texts';
import { emptyFields, roundLengths, sentOf, type GameFields } from './gameFields';
import { GameFieldset } from './GameFieldset';
import styles from './GameScreen.module.css';
import { useGameFormats } from './gameTexts';
import { OddsEditor } from './OddsEditor';
import { oddsAtReturn, oddsOf, type TypedOdds } from './typedOdds';

/** A new game of the same three dice, which a second operator confirms. */
export function NewGameScreen() {
  const { t } = useAreaTexts('games');
  const read = useRead('returnFloor', {});
  return (
    <Screen title={t('add')} back={<Link to="/games/list">{t('games')}</Link>}>
      <Loaded read={read} height={640}>
        {(floor) => <NewGameForm {...floor} />}
      </Loaded>
    </Screen>
  );
}

interface NewGame extends GameFields {
  key: string;
  roundSeconds: string;
  closeSeconds: string;
  open: boolean;
  typed: TypedOdds;
  reason: string;
}

const empty = (): NewGame => ({
  ...emptyFields(),
  ...{ key: '', roundSeconds: '120', closeSeconds: '10', open: true, reason: '' },
  typed: oddsAtReturn(97.5),
});

function NewGameForm({ floorHundredths }: OfficeAnswer<'returnFloor'>) {
  const { t } = useAreaTexts('games');
  const { length } = useGameFormats();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<Error | null>(null);
  const [draft, keepDraft] = useDraft<NewGame>('game new');
  const game = draft?.fields ?? empty();
  const set = (part: Partial<NewGame>) => keepDraft({ fields: { ...game, ...part } });
  const odds = oddsOf(game.typed);
  const faulty = !odds || oddsFaults(odds, floorHundredths).length > 0;
  const done = () => {
    keepDraft(null);
    void navigate('/games/list');
  };
  const add = useChange('addGame', { onRefused: setRefused, onProposed: done, onDone: done });
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t('add')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(null);
            if (!odds) return;
            const { key, roundSeconds, closeSeconds, open, reason } = game;
            const times = { roundSeconds: Number(roundSeconds), closeSeconds: Number(closeSeconds) };
            add.mutate({ ...sentOf(game), ...times, key, open, reason, odds });
          }}
        />
      }
    >
      <div className={styles.columns}>
        <TextField
          label={t('fields.key')}
          hint={t('hints.key')}
          autoCapitalize="none"
          maxLength={30}
          value={game.key}
          onValueChange={(key) => set({ key: key.toLowerCase().replace(/[^a-z0-9-]/g, '') })}
        />
        <SelectField
          label={t('length')}
          value={game.roundSeconds}
          options={roundLengths.map((seconds) => ({ value: String(seconds), label: length(seconds) }))}
          onValueChange={(roundSeconds) => set({ roundSeconds })}
        />
        <TextField
          label={t('fields.closeSeconds')}
          hint={t('hints.closeSeconds')}
          inputMode="numeric"
          value={game.closeSeconds}
          onValueChange={(text) => set({ closeSeconds: text.replace(/\D/g, '') })}
        />
      </div>
      <GameFieldset fields={game} onChange={(fields) => set(fields)} />
      <h2>{t('odds')}</h2>
      <OddsEditor typed={game.typed} floorHundredths={floorHundredths} onTyped={(typed) => set({ typed })} />
      <CheckboxField label={t('fields.open')} checked={game.open} onCheckedChange={(open) => set({ open })} />
      <p className={styles.note}>{t('addNote')}</p>
      <TextField
        label={t('reason')}
        maxLength={200}
        value={game.reason}
        onValueChange={(reason) => set({ reason })}
      />
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <ButtonRow>
        {draft && (
          <Button variant="secondary" onClick={() => keepDraft(null)}>
            {t('discard')}
          </Button>
        )}
        <Button type="submit" busy={add.isPending} disabled={faulty || game.reason.trim() === ''}>
          {t('propose')}
        </Button>
      </ButtonRow>
    </Card>
  );
}
