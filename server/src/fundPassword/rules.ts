const lockMs = 15 * 60_000;
const wrongGuesses = 5;

/** Calls 29, 30 and 35: exactly six digits. */
export const isFundPassword = (text: string) => /^\d{6}$/.test(text);

/** Wrong guesses in a row, and when the last of them was. */
export interface Guesses {
  wrong: number;
  lastWrongAt: Date;
}

/** The guesses that still count: after 15 minutes without a wrong one the count starts again. */
export function countedGuesses(guesses: Guesses | null, now: Date): number {
  return guesses && now.getTime() - guesses.lastWrongAt.getTime() < lockMs ? guesses.wrong : 0;
}

/** Whole minutes for which the password is locked, at least one; 0 where it is not. */
export function minutesLocked(guesses: Guesses | null, now: Date): number {
  if (!guesses || countedGuesses(guesses, now) < wrongGuesses) return 0;
  return Math.max(1, Math.ceil((guesses.lastWrongAt.getTime() + lockMs - now.getTime()) / 60_000));
}
