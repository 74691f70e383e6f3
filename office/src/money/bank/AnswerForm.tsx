import { bankAnswerFormats, type OfficeAnswer } from '@members/office-contract';
import { Button, ButtonRow, Card, StatusLabel } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Pages } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { DataTable, type Column } from '../../parts/DataTable';
import styles from '../../parts/Form.module.css';
import { Money } from '../../parts/formats';
import { SelectField } from '../../parts/SelectField';
import { useAreaTexts } from '../../texts';
import files from './AnswerForm.module.css';

type Line = OfficeAnswer<'takeBankAnswer'>['lines'][number];
type Format = (typeof bankAnswerFormats)[number];

const tones = {
  arrives: 'success',
  returned: 'warn',
  already: 'neutral',
  refused: 'danger',
  foreign: 'neutral',
} as const;

/** What is wrong comes first: it is what somebody has to look at. */
const order: readonly Line['effect'][] = ['refused', 'returned', 'arrives', 'already', 'foreign'];
const shown = 200;

interface Chosen {
  name: string;
  format: Format;
  content: string;
}

/** Takes a bank's file: first it says line by line what would happen, then it is done. */
export function AnswerForm() {
  const { t } = useAreaTexts('money');
  const refusalText = useRefusalText();
  const field = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [format, setFormat] = useState<Format>('camt.053');
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const [refused, setRefused] = useState<Error | null>(null);
  const [isDone, setDone] = useState(false);
  const options = { onRefused: setRefused };
  const check = useChange('takeBankAnswer', { ...options, onDone: (answer) => setLines(answer.lines) });
  const take = useChange('takeBankAnswer', {
    ...options,
    done: t('answerTaken'),
    onDone: (answer) => {
      setLines(answer.lines);
      setDone(true);
    },
  });

  async function choose(file: File | undefined) {
    setLines(null);
    setRefused(null);
    setDone(false);
    if (!file) return setChosen(null);
    const guessed: Format = /\.xml$/i.test(file.name) ? 'camt.053' : 'csv';
    setFormat(guessed);
    const read = { name: file.name, format: guessed, content: await file.text() };
    setChosen(read);
    check.mutate({ ...read, dryRun: true });
  }

  const count = (effect: Line['effect']) => lines?.filter((line) => line.effect === effect).length ?? 0;
  const moves = count('arrives') + count('returned');
  return (
    <Card padding="l">
      <h2 className={styles.title}>{t('takeAnswer')}</h2>
      <p className={styles.note}>{t('answerHint')}</p>
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <div className={styles.columns}>
        <div className={files.field}>
          <label htmlFor={field}>{t('file')}</label>
          <input
            id={field}
            type="file"
            accept=".csv,.xml,text/csv,text/xml,application/xml"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </div>
        <SelectField
          label={t('format')}
          value={format}
          options={bankAnswerFormats.map((value) => ({
            value,
            label: t(`formats.${value.replace('.', '')}`),
          }))}
          onValueChange={(value) => {
            setFormat(value);
            if (!chosen) return;
            const changed = { ...chosen, format: value };
            setChosen(changed);
            setRefused(null);
            check.mutate({ ...changed, dryRun: true });
          }}
        />
      </div>
      {lines && (
        <>
          <p className={styles.note} role="status">
            {order.map((effect) => `${t(`answerEffects.${effect}`)}: ${count(effect)}`).join(' · ')}
          </p>
          <Lines lines={lines} />
          {!isDone && moves > 0 && (
            <div className={styles.actions}>
              <ButtonRow>
                <Button
                  busy={take.isPending}
                  onClick={() => chosen && take.mutate({ ...chosen, dryRun: false })}
                >
                  {t('doIt', { count: moves })}
                </Button>
              </ButtonRow>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const { t } = useAreaTexts('money');
  const rows = lines
    .toSorted(
      (one, other) => order.indexOf(one.effect) - order.indexOf(other.effect) || one.line - other.line,
    )
    .slice(0, shown);
  const columns: Column<Line>[] = [
    { id: 'line', head: t('line'), figures: true, cell: ({ line }) => line },
    {
      id: 'reference',
      head: t('reference'),
      cell: ({ reference, withdrawalId }) =>
        withdrawalId === null ? (
          reference
        ) : (
          <Link to={`/money/withdrawals/${withdrawalId}`}>{reference}</Link>
        ),
    },
    {
      id: 'amount',
      head: t('amount'),
      figures: true,
      cell: ({ amountMinor }) => (amountMinor === null ? '–' : <Money minor={amountMinor} />),
    },
    {
      id: 'effect',
      head: t('whatHappens'),
      cell: ({ effect, fault }) => (
        <>
          <StatusLabel tone={tones[effect]}>{t(`answerEffects.${effect}`)}</StatusLabel>{' '}
          {fault && t(`answerFaults.${fault}`)}
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t('linesOfFile')}
        pages={whole(rows)}
        columns={columns}
        keyOf={({ line }) => line}
        empty={t('noLines')}
      />
      {lines.length > shown && <p className={styles.note}>{t('firstLines', { count: shown })}</p>}
    </>
  );
}

/** A list that is there as a whole. */
const whole = <Row,>(rows: readonly Row[]): Pages<Row> => ({
  data: { pages: [{ rows: [...rows], next: null }] },
  ...{ error: null, isPending: false, isFetching: false, hasNextPage: false, isFetchingNextPage: false },
  fetchNextPage: () => undefined,
  refetch: () => undefined,
});
