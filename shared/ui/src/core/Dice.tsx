import type { CSSProperties } from 'react';
import { classNames } from './classNames';
import styles from './Dice.module.css';

/** Centres of the pips on a 48 unit face, for 1 to 6. */
const PIPS: readonly (readonly [number, number][])[] = [
  [[24, 24]],
  [
    [13, 13],
    [35, 35],
  ],
  [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  [
    [13, 13],
    [35, 13],
    [13, 35],
    [35, 35],
  ],
  [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  [
    [13, 13],
    [35, 13],
    [13, 24],
    [35, 24],
    [13, 35],
    [35, 35],
  ],
];

export interface DiceProps {
  /** 1 to 6. Any other number draws an empty face: not thrown yet. */
  value: number;
  /** What screen readers hear, such as "5". Without it the die is decoration. */
  label?: string;
  /** Edge in pixels, 44 by default. */
  size?: number;
  /** A short roll, once, when it turns true. Nothing rolls under prefers-reduced-motion. */
  rolling?: boolean;
}

/** One face of a die. */
export function Dice({ value, label, size = 44, rolling }: DiceProps) {
  return (
    <svg
      className={classNames(styles.die, rolling && styles.rolling)}
      style={{ '--size': `${size}px` } as CSSProperties}
      viewBox="0 0 48 50"
      data-value={value}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect className={styles.edge} y="2" width="48" height="48" rx="10" />
      <rect className={styles.face} width="48" height="47" rx="10" />
      {PIPS[value - 1]?.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} className={styles.pip} cx={cx} cy={cy} r="4.4" />
      ))}
    </svg>
  );
}

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
