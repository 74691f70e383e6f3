import { classNames } from './classNames';
import styles from './Amount.module.css';

export interface AmountProps {
  /** Formatted by the caller, with its sign and separators. */
  value: string;
  /** In a smaller weight after the value, such as `K`. */
  unit?: string;
  /** `s` in a line of text, `m` in a row, `l` in a card, `xl` the biggest thing on a wallet screen. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** `success` is the green of the specification; never the only sign of a state. */
  tone?: 'plain' | 'muted' | 'success' | 'gold';
  className?: string;
}

/** An amount in tabular figures. */
export function Amount({ value, unit, size = 'm', tone = 'plain', className }: AmountProps) {
  return (
    <span className={classNames(styles.amount, styles[size], styles[tone], className)}>
      {value}
      {unit && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
