import styles from './PeriodText.module.css';

export interface PeriodTextProps {
  /** A sentence that holds the period. */
  text: string;
  period: string;
}

/** A sentence in which the number of a period is never broken at its hyphen. */
export function PeriodText({ text, period }: PeriodTextProps) {
  const [before, ...after] = period === '' ? [text] : text.split(period);
  if (after.length === 0) return before;
  return (
    <>
      {before}
      <span className={styles.period}>{period}</span>
      {after.join(period)}
    </>
  );
}
