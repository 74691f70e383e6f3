import type { ReactNode } from 'react';
import { CheckIcon } from './ownIcons';
import styles from './ToggleTile.module.css';

export interface ToggleTileProps {
  /** Main word or number. */
  label: ReactNode;
  /** Under it, smaller: odds. */
  detail?: ReactNode;
  selected: boolean;
  onToggle: () => void;
  disabled?: boolean;
  /** Spoken name when label and detail alone read badly. */
  spokenLabel?: string;
}

/** Tile that is on or off; a selected one has a tick, a frame and a tint, so colour is never alone. */
export function ToggleTile({ label, detail, selected, onToggle, disabled, spokenLabel }: ToggleTileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={selected}
      aria-label={spokenLabel}
      disabled={disabled}
      onClick={onToggle}
    >
      <span className={styles.label}>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {selected && <CheckIcon size={15} className={styles.tick} />}
    </button>
  );
}
