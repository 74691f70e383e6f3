import { sql } from 'kysely';
import { createTestServer, noon, type TestServer } from '../../testing';
import { slotAt } from './schedule';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
});
afterAll(() => server.close());

/** A closed round that draws so long before the present of the database. */
async function closedRound(hoursAgo: number) {
  const game = await server.newGame();
  const time = Date.now() - hoursAgo * 3_600_000;
  server.setTime(new Date(time - (time % game.roundMs)));
  const { period } = slotAt(game, server.now());
  const draw = server.beacon.fetch;
  server.beacon.fetch = () => Promise.resolve(null);
  await server.tick();
  server.later(2 * game.roundMs);
  await server.tick();
  server.beacon.fetch = draw;
  return { gameId: game.id, period };
}

/** As whoever may change rounds would do it, past the server's code. */
const makeVoid = ({ gameId, period }: { gameId: number; period: string }) =>
  server.database.transaction((transaction) =>
    sql`UPDATE rounds SET status = 'void', void_reason = 'not liked'
      WHERE game_id = ${gameId} AND period = ${period}`.execute(transaction),
  );

describe('the database, whoever asks (D01, LIFE-02)', () => {
  it('refuses to make a round void before 24 hours have passed since its draw', async () => {
    await expect(makeVoid(await closedRound(23.9))).rejects.toMatchObject({
      constraint: 'rounds_void_after_a_day',
    });
    await makeVoid(await closedRound(25));
  });

  it('refuses it for ever where the beacon’s value is there', async () => {
    const round = await closedRound(48);
    await server.database.transaction((transaction) =>
      sql`INSERT INTO beacon_values (chain_hash, round, signature, verified_at)
        SELECT beacon_chain, beacon_round, decode(repeat('01', 48), 'hex'), now() FROM rounds
        WHERE game_id = ${round.gameId} AND period = ${round.period}`.execute(transaction),
    );
    await expect(makeVoid(round)).rejects.toMatchObject({ constraint: 'rounds_void_without_value' });
  });
});
