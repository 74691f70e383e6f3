import { Dice } from './Dice';
import styles from './Dice.module.css';

export interface DiceRowProps {
  /** The throw, in order. Empty while there is no result. */
  values: readonly number[];
  /** What screen readers hear for the whole throw, such as "5, 2, 6". */
  label: string;
  size?: number;
  /** A short roll, once, when it turns true. */
  rolling?: boolean;
}

/** A throw of several dice, read out as one picture. */
export function DiceRow({ values, label, size, rolling }: DiceRowProps) {
  return (
    <span className={styles.row} role="img" aria-label={label}>
      {values.map((value, position) => (
        <Dice key={position} value={value} size={size} rolling={rolling} />
      ))}
    </span>
  );
}
