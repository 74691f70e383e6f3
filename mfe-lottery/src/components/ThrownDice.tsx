import { useCall } from '@members/api-client';
import { siteCalls, type Dice } from '@members/contract';
import { DiceRow } from '@members/ui/core';
import styles from './ThrownDice.module.css';

export interface ThrownDiceProps {
  dice: Dice;
  /** Edge of a die in pixels. */
  size: number;
  /** A short roll, once, when this appears. */
  rolling?: boolean;
}

/** A result: drawn dice, or its digits where the operator hides them (close_number 1, D28). */
export function ThrownDice({ dice, size, rolling }: ThrownDiceProps) {
  const showsDice = useCall(siteCalls.siteInfo).data?.showsDice ?? true;
  if (!showsDice) return <span className={styles.digits}>{dice.join(' ')}</span>;
  return <DiceRow values={dice} label={dice.join(', ')} size={size} rolling={rolling} />;
}
