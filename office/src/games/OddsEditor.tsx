import { betTypes, winningOutcomes, type BetType, type Odds } from '@members/contract';
import {
  muchApart,
  oddsFaults,
  returnFraction,
  returnPercentOf,
  returnRange,
  throws,
} from '@members/office-contract';
import { Button } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useId, useState } from 'react';
import { useAreaTexts } from '../texts';
import { fractionText, useGameFormats } from './gameTexts';
import styles from './OddsEditor.module.css';
import { hundredthsOf, oddsAtReturn, oddsOf, type TypedOdds } from './typedOdds';

interface OddsEditorProps {
  typed: TypedOdds;
  floorHundredths: number;
  /** Those that hold now, where there are some. */
  before?: Odds;
  onTyped: (typed: TypedOdds) => void;
}

/** The odds of every option, with what each pays back exactly, and what that comes to for the game. */
export function OddsEditor({ typed, floorHundredths, before, onTyped }: OddsEditorProps) {
  const { t } = useAreaTexts('games');
  const { option, odds: oddsText } = useGameFormats();
  return (
    <>
      <SetAll onTyped={onTyped} />
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption>{t('oddsCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('option')}</th>
              <th scope="col">{t('chance')}</th>
              {before && <th scope="col">{t('oddsNow')}</th>}
              <th scope="col">{t('odds')}</th>
              <th scope="col">{t('returns')}</th>
            </tr>
          </thead>
          <tbody>
            {betTypes.map((type) => (
              <tr key={type}>
                <th scope="row">{option(type)}</th>
                <td className={styles.chance} data-head={t('chance')}>
                  {winningOutcomes[type]}/{throws}
                </td>
                {before && (
                  <td className={styles.now} data-head={t('oddsNow')}>
                    {oddsText(before[type])}
                  </td>
                )}
                <Option
                  type={type}
                  typed={typed[type]}
                  floorHundredths={floorHundredths}
                  onTyped={(text) => onTyped({ ...typed, [type]: text })}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Summary odds={oddsOf(typed)} floorHundredths={floorHundredths} />
    </>
  );
}

/** Odds of one option, and beside them their return as fraction and percentage, or what is wrong with them. */
function Option({
  type,
  typed,
  floorHundredths,
  onTyped,
}: {
  type: BetType;
  typed: string;
  floorHundredths: number;
  onTyped: (typed: string) => void;
}) {
  const { t } = useAreaTexts('games');
  const { option, percent } = useGameFormats();
  const id = useId();
  const hundredths = hundredthsOf(typed);
  const fault = hundredths === null ? 'noNumber' : faultOf(type, hundredths, floorHundredths);
  const wrong = fault ? t(`faults.${fault}`, { floor: percent(floorHundredths / 100) }) : '';
  return (
    <>
      <td className={styles.odds}>
        <input
          className={styles.input}
          aria-label={`${t('odds')}: ${option(type)}`}
          aria-describedby={id}
          aria-invalid={wrong !== ''}
          inputMode="decimal"
          value={typed}
          onChange={({ currentTarget }) => onTyped(currentTarget.value)}
        />
      </td>
      <td id={id} className={styles.return}>
        {hundredths !== null && (
          <>
            <span className={styles.fraction}>{fractionText(returnFraction(type, hundredths))}</span>{' '}
            {percent(returnPercentOf(type, hundredths), 4)}
          </>
        )}
        {wrong && <span className={styles.wrong}> {wrong}</span>}
      </td>
    </>
  );
}

/** Why the odds of an option are refused; null where they are not. */
function faultOf(type: BetType, hundredths: number, floorHundredths: number) {
  if (hundredths <= 100) return 'tooLow';
  const one = Object.fromEntries(betTypes.map((each) => [each, hundredths])) as Record<BetType, number>;
  return oddsFaults(one, floorHundredths).find((each) => each.type === type)?.why ?? null;
}

/** What the odds come to for the game: each option alone, and what the house keeps of stakes on average. */
export function Summary({ odds, floorHundredths }: { odds: Odds | null; floorHundredths: number }) {
  const { t } = useAreaTexts('games');
  const { percents, percent } = useGameFormats();
  if (!odds) return null;
  const { least, most } = returnRange(odds);
  return (
    <div className={styles.summary} role="status">
      <p>
        <strong>{t('gameReturns', { range: percents(least, most) })}</strong>{' '}
        {t('houseEdge', { range: percents(100 - most, 100 - least) })}
      </p>
      <p>{t('edgeNote', { floor: percent(floorHundredths / 100) })}</p>
      {most - least >= muchApart && (
        <FormMessage>{t('apart', { points: Math.round((most - least) * 100) / 100 })}</FormMessage>
      )}
    </div>
  );
}

function SetAll({ onTyped }: { onTyped: (typed: TypedOdds) => void }) {
  const { t } = useAreaTexts('games');
  const [percent, setPercent] = useState('97.5');
  const value = Number(percent);
  return (
    <div className={styles.all}>
      <TextField
        label={t('setAllLabel')}
        inputMode="decimal"
        value={percent}
        onValueChange={(text) => setPercent(text.replace(/[^\d.]/g, ''))}
      />
      <Button
        variant="secondary"
        disabled={!(value > 0 && value <= 100)}
        onClick={() => onTyped(oddsAtReturn(value))}
      >
        {t('setAll')}
      </Button>
    </div>
  );
}
