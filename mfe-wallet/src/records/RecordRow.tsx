import { formatCurrency } from '@members/contract';
import { useLanguage } from '@members/i18n';
import { Link } from '@members/mfe-kit/router';
import { Amount, ListRow, StatusLabel, type StatusLabelProps } from '@members/ui/core';
import type { ReactNode } from 'react';
import styles from './RecordRow.module.css';

interface Props {
  status: Pick<StatusLabelProps, 'tone' | 'waiting'> & { text: string };
  amountMinor: number;
  /** Its address; null where it has none. */
  to: string | null;
  /** Lines under the state: when, how, why. */
  children: ReactNode;
}

/** A recharge or a withdrawal: its state in words and colour, and its amount. */
export function RecordRow({ status: { text, ...look }, amountMinor, to, children }: Props) {
  const language = useLanguage();
  return (
    <ListRow
      label={<StatusLabel {...look}>{text}</StatusLabel>}
      description={<span className={styles.lines}>{children}</span>}
      trailing={<Amount value={formatCurrency(amountMinor, language)} />}
      {...(to && { render: <Link to={to} replace /> })}
    />
  );
}

/** A server time to the minute, under a heading that names `day`: without the day where it is the same (D57). */
export const timeOnDay = (time: string, day: string): string =>
  time.slice(time.slice(0, 10) === day.slice(0, 10) ? 11 : 0, 16) || time;
