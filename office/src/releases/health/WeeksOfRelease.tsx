import type { RemoteWeeks } from '@members/office-contract';
import { Note } from '../Note';
import { useReleaseTexts } from '../useReleaseTexts';
import { describeFailures, describePhases, describeVitals, formatVital, vitals } from './describeHealth';
import { ErrorList } from './ErrorList';
import styles from './WeeksOfRelease.module.css';

/** Eight weeks of a release: in one line, and by day with its errors where an operator asks. */
export function WeeksOfRelease({ weeks }: { weeks: RemoteWeeks[string] }) {
  const texts = useReleaseTexts();
  const { t, count, day: dayOf, many } = texts;
  const { loads, failures, failuresByPhase, days, errors, p75 } = weeks;
  const phases = describePhases(failuresByPhase, texts);
  return (
    <>
      <Note>
        {many('weeks.failed', loads, { failures: describeFailures({ loads, failures }, texts) })}
        {phases && ` (${phases})`} {t('weeks.vitals', { vitals: describeVitals(p75, texts) })}
      </Note>
      <details className={styles.details}>
        <summary>
          {errors.length > 0 ? many('weeks.byDayWithErrors', errors.length) : t('weeks.byDay')}
        </summary>
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('weeks.day')}</th>
                <th scope="col">{t('health.loads')}</th>
                <th scope="col">{t('health.failures')}</th>
                {vitals.map((vital) => (
                  <th key={vital} scope="col" title={t(`vitals.what.${vital}`)}>
                    {t(`vitals.${vital}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day.at}>
                  <th scope="row">
                    <time dateTime={day.at}>{dayOf(day.at)}</time>
                  </th>
                  <td>{count(day.loads)}</td>
                  <td>{describeFailures(day, texts)}</td>
                  {vitals.map((vital) => (
                    <td key={vital}>{formatVital(vital, day.p75[vital], texts)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ErrorList errors={errors} />
      </details>
    </>
  );
}
