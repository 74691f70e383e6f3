import type { GameRow } from './gameStore';
import type { RoundId, UnfinishedRound } from './roundStore';
import { slotAt, type Slot } from './schedule';

/** After this long without its beacon value a round is void and its stakes are returned (LIFE-02). */
const voidAfterMs = 24 * 60 * 60 * 1000;

/** Something that a round or game needs now. Each is one transaction and harmless when it is done twice. */
export type Step =
  | { do: 'close' }
  | ({ do: 'commit' | 'draw' | 'void' | 'settle' } & RoundId)
  | { do: 'open'; game: GameRow; slot: Slot };

/**
 * What is due. Draws come before openings, so that a game never shows the next period without the last result
 * where that is known; settling, which can take longest, comes last.
 */
export function dueSteps(games: readonly GameRow[], rounds: readonly UnfinishedRound[], now: Date): Step[] {
  const steps: Step[] = rounds.some((round) => round.status === 'open' && round.closesAt <= now)
    ? [{ do: 'close' }]
    : [];
  for (const { gameId, period, ...round } of rounds) {
    if (round.status !== 'closed') continue;
    // Orders are fixed as soon as bets are closed, before the beacon's value exists, and always before the draw.
    if (!round.hasCommitment) {
      steps.push({ do: 'commit', gameId, period });
      continue;
    }
    if (round.drawsAt > now) continue;
    if (round.hasBeaconValue) steps.push({ do: 'draw', gameId, period });
    else if (now.getTime() - round.drawsAt.getTime() >= voidAfterMs)
      steps.push({ do: 'void', gameId, period });
  }
  for (const game of games) {
    const slot = slotAt(game, now);
    const exists = rounds.some((round) => round.gameId === game.id && round.period === slot.period);
    const begun = slot.opensAt >= game.startsAt;
    if (game.open && begun && !exists && now < slot.closesAt) steps.push({ do: 'open', game, slot });
  }
  for (const { gameId, period, status } of rounds)
    if (status === 'drawn' || status === 'void') steps.push({ do: 'settle', gameId, period });
  return steps;
}

/** Milliseconds until the next of these rounds closes or draws; Infinity where none does. */
export function untilNextDue(rounds: readonly UnfinishedRound[], now: Date): number {
  const times = rounds.flatMap(({ closesAt, drawsAt }) => [closesAt.getTime(), drawsAt.getTime()]);
  return Math.min(...times.filter((time) => time > now.getTime())) - now.getTime();
}

/** The beacon rounds that closed rounds of this chain wait for. */
export function awaitedBeaconRounds(rounds: readonly UnfinishedRound[], chainHash: string): number[] {
  const awaited = rounds.filter(
    (round) => round.status === 'closed' && !round.hasBeaconValue && round.beaconChain === chainHash,
  );
  return [...new Set(awaited.map((round) => round.beaconRound))];
}
