/**
 * Evidence that something happens more often with a canary than with the active release, which may be looked at after
 * every report: a bet on each such event, as in the anytime-valid logrank test (ter Schure, Pérez-Ortiz, Ly and Grünwald,
 * "The anytime-valid logrank test", 2020).
 *
 * Where both releases are equal, an event is the canary's with the probability of the canary's share. A bet at the odds
 * of `ratio` multiplies what it has by `ratio / fair` for an event of the canary and by `1 / fair` for one of the active
 * release, with `fair = share × ratio + 1 − share`. By equal releases nothing can be won in the mean, so that the chance
 * of ever having a hundred times the stake is one in a hundred at most (Ville's inequality).
 */
export interface Evidence {
  /** Events of each. */
  canary: number;
  active: number;
  /** Natural logarithm of what each bet has come to; each began with 1. */
  bets: readonly number[];
}

/** The bets on a question: a canary is worse by little, which takes many events to see, or by much, which takes few. */
const multiples = [1, 2.5, 8, 25];

export const noEvidence: Evidence = { canary: 0, active: 0, bets: multiples.map(() => 0) };

interface SeenEvent {
  ofCanary: boolean;
  /** The canary's share of all that the event could have happened to, 0 to 1: where in doubt, the larger one. */
  share: number;
  /** How many times as often it has to happen with the canary before that counts as worse. */
  ratio: number;
}

export function withEvent(
  { canary, active, bets }: Evidence,
  { ofCanary, share, ratio }: SeenEvent,
): Evidence {
  return {
    canary: canary + (ofCanary ? 1 : 0),
    active: active + (ofCanary ? 0 : 1),
    bets: bets.map((bet, index) => {
      const odds = ratio * multiples[index]!;
      return bet + Math.log(ofCanary ? odds : 1) - Math.log(share * odds + 1 - share);
    }),
  };
}

/** What the bets have come to, of a stake of 1 that was divided among them. */
export const wonBy = ({ bets }: Evidence): number =>
  bets.reduce((sum, bet) => sum + Math.exp(bet), 0) / bets.length;
