import { EraseIcon } from '../core/ownIcons';
import styles from './Keypad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface KeypadProps {
  /** Spoken name of the group of keys. */
  label: string;
  /** Spoken name of the erase key. */
  eraseLabel: string;
  onDigit: (digit: string) => void;
  onErase: () => void;
  disabled?: boolean;
}

/** Number keys on the screen. The hardware keyboard is the field's business. */
export function Keypad({ label, eraseLabel, onDigit, onErase, disabled }: KeypadProps) {
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      disabled={disabled}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  );
  return (
    <div className={styles.pad} role="group" aria-label={label} data-m-foot="">
      {DIGITS.map(key)}
      <span />
      {key('0')}
      <button
        type="button"
        className={styles.key}
        aria-label={eraseLabel}
        disabled={disabled}
        onClick={onErase}
        data-erase=""
      >
        <EraseIcon />
      </button>
    </div>
  );
}
