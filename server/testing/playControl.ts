import type { LimitKind } from '@members/contract';
import { createControl, refuseDeposit } from '../src/control';
import { credit } from '../src/ledger';
import { Refusal } from '../src/i18n/refusal';
import { createTestServer, type TestServerOptions } from './createTestServer';
import { firstPeriod, noon } from './testGames';

export const hour = 3_600_000;

export type PlayServer = Awaited<ReturnType<typeof createPlayServer>>;

/** A test server with what tests of "Play in control" do: limits, orders and recharges on one clock. */
export async function createPlayServer(options: Pick<TestServerOptions, 'ownDatabase'> = {}) {
  const server = await createTestServer({ ...options, time: noon });
  const { database, now } = server;
  const control = createControl({ database, now });
  return {
    ...server,
    control,
    limitOf: async (memberId: number, kind: LimitKind) =>
      (await control.state(memberId)).limits.find((limit) => limit.kind === kind)!,
    /** An open round and a member with 10,000 points. */
    async table() {
      const game = await server.newGame();
      await server.tick();
      const memberId = await server.newMember(1_000_000);
      const place = (stake: number, betTypes = ['bi'], period = firstPeriod) =>
        refusal(server.place({ memberId, game, period, betTypes, stake }));
      return { game, memberId, place };
    },
    /** A recharge as it is created and at once paid. */
    deposit: (memberId: number, amountMinor: number, waitingMinor = 0) =>
      refusal(
        database.transaction(async (transaction) => {
          await refuseDeposit(transaction, { memberId, amountMinor, now: now(), waitingMinor });
          await credit(transaction, { kind: 'recharge', memberId, amountMinor, now: now() });
        }),
      ),
  };
}

/** The key of what work was refused with, or 'done'. */
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error as Error)),
  );
