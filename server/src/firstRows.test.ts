import { createTestServer, noon, type TestServer } from '../testing';
import { insertVideos } from '../testing/content';
import { upsertLimit, upsertPause } from './control/store';
import type { Transaction } from './database';
import { claimGuesses } from './fundPassword/store';
import { countPlay } from './video/store';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
});
afterAll(() => server.close());

/** A second unique key on its table, which `ON CONFLICT` doesn't name, refused a row of one member in thirty or so (0181). */
describe('a first row of a member, written six times at once', () => {
  const now = new Date(noon);
  const limit = { kind: 'lossDay', amountMinor: 100, raiseToMinor: null, raiseFrom: null } as const;
  const writes: readonly [string, (transaction: Transaction, memberId: number) => Promise<unknown>][] = [
    ['guesses (calls 30 and 35)', (transaction, memberId) => claimGuesses(transaction, { memberId, now })],
    ['limits', (transaction, memberId) => upsertLimit(transaction, { memberId, ...limit })],
    ['pauses', (transaction, memberId) => upsertPause(transaction, memberId, now)],
    ['plays', (transaction, memberId) => countPlay(transaction, { videoId: 1, memberId, now })],
  ];
  beforeAll(() => server.database.transaction((transaction) => insertVideos(transaction, 'nature', 1)));

  it.each(writes)('of %s is written once, and none fails', async (_, write) => {
    for (let member = 0; member < 60; member++) {
      const memberId = await server.newMember();
      const written = Array.from({ length: 6 }, () =>
        server.database.transaction((transaction) => write(transaction, memberId)),
      );
      await expect(Promise.all(written)).resolves.toHaveLength(6);
    }
  });
});
