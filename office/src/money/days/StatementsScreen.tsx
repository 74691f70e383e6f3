import { statementKinds } from '@members/office-contract';
import { Card } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { addressOf } from '../../calls/callOffice';
import { useRead } from '../../calls/queries';
import styles from '../../parts/Form.module.css';
import { Loaded } from '../../parts/Loaded';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { useFilters } from '../../parts/useFilters';
import { useAreaTexts } from '../../texts';

/** Sums by day and game as a file. */
export function StatementsScreen() {
  const { t } = useAreaTexts('money');
  const read = useRead('firstDay', {});
  return (
    <Screen title={t('statements')}>
      <Loaded read={read} height={200}>
        {({ day }) => (day === null ? <p>{t('noDays')}</p> : <Choice first={day} />)}
      </Loaded>
    </Screen>
  );
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function Choice({ first }: { first: string }) {
  const { t } = useAreaTexts('money');
  const [filters, setFilter] = useFilters(['of', 'from', 'through']);
  const today = dayOf(Date.now());
  const monthAgo = dayOf(Date.now() - 30 * 86_400_000);
  const of = statementKinds.find((each) => each === filters.of) ?? 'games';
  const from = filters.from || (monthAgo > first ? monthAgo : first);
  const through = filters.through || today;
  const isRight = from <= through;
  return (
    <Card padding="l">
      <div className={styles.columns}>
        <SelectField
          label={t('statementOf')}
          value={of}
          options={statementKinds.map((value) => ({ value, label: t(`statementKinds.${value}`) }))}
          onValueChange={(value) => setFilter('of', value)}
        />
        <TextField
          type="date"
          label={t('fromDay')}
          min={first}
          max={today}
          value={from}
          onValueChange={(value) => setFilter('from', value)}
        />
        <TextField
          type="date"
          label={t('throughDay')}
          min={first}
          max={today}
          error={isRight ? undefined : t('daysInOrder')}
          value={through}
          onValueChange={(value) => setFilter('through', value)}
        />
      </div>
      <p className={styles.note}>{t(`statementHints.${of}`)}</p>
      {isRight && (
        <a className={styles.link} href={addressOf('downloadStatement', { of, from, through })} download>
          {t('downloadCsv')}
        </a>
      )}
    </Card>
  );
}
