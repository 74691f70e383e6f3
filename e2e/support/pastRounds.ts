import { quicknet, roundAt, timeOf } from '../../shared/verifier/src';
import { verifyBeaconSignature } from '../../shared/verifier/src/bls';
import type { Database } from '../../server/src/database';
import type { Beacon } from '../../server/src/draws';
import { createLottery, createRounds, insertGames } from '../../server/src/lottery';
import { fixture } from '../../shared/verifier/testing/fixture';
import { pastGame } from './pastGame';

const hourMs = 3_600_000;

/** The public beacon as far as it is known without a network: one of its values. */
const knownBeacon: Beacon = {
  info: quicknet,
  roundAt: (time) => roundAt(quicknet, time),
  timeOf: (round) => timeOf(quicknet, round),
  verify: (round, signature) => verifyBeaconSignature(quicknet.publicKey, round, signature),
  fetch: async (round) =>
    round === BigInt(fixture.beaconRound) ? Uint8Array.from(Buffer.from(fixture.signature, 'hex')) : null,
};

/**
 * Plays three rounds with the server's own code, each at its time: one drawn from the public beacon, one void since
 * two days, one that waits since half an hour. The member has two orders in each.
 */
export async function playPastRounds(database: Database, memberId: number): Promise<void> {
  await database.transaction((transaction) => insertGames(transaction, [], [pastGame]));
  const { id: gameId } = await database.reader
    .selectFrom('games')
    .select('id')
    .where('key', '=', pastGame.key)
    .executeTakeFirstOrThrow();
  let current = new Date();
  const now = () => current;
  const rounds = createRounds({ database, beacon: knownBeacon, now });
  const lottery = createLottery({ database, rounds, beacon: quicknet, now });

  async function advanceTo(time: number) {
    current = new Date(time);
    await rounds.advance();
    await rounds.collectBeaconValues();
    await rounds.advance();
  }

  /** Opens the round of this time, bets on it and closes it; answers when it is drawn. */
  async function play(time: number): Promise<number> {
    const opensAt = time - (time % pastGame.roundMs);
    const drawsAt = opensAt + pastGame.roundMs;
    await advanceTo(opensAt + 1_000);
    const { nextPeriod: period } = await lottery.gameState(pastGame.key, 'en_us');
    await lottery.placeOrder({
      betTypes: ['bi', 'sm'],
      stake: 10,
      gameId,
      memberId,
      period,
      sessionMemberId: memberId,
      idempotencyKey: null,
    });
    await advanceTo(drawsAt - pastGame.closeLeadMs + 1_000);
    return drawsAt;
  }

  const today = Date.now();
  await advanceTo(await play(Date.UTC(2023, 8, 15, 10, 59, 30)));
  await advanceTo((await play(today - 48 * hourMs)) + 25 * hourMs);
  await play(today - hourMs / 2);
}
