import type { LimitKind } from '@members/contract';
import { createControl, refuseDeposit } from '../../src/control';
import { credit } from '../../src/ledger';
import { Refusal } from '../../src/refusal';
import { createLotteryRig } from './rig';

/** The round that is open when the rig starts, on Saturday 2026-11-21 at 12:00 UTC. */
export const firstPeriod = '20261121-0721';
export const hour = 3_600_000;

export type PlayRig = Awaited<ReturnType<typeof createPlayRig>>;

/** Orders, recharges and "Play in control" on one database and one clock. */
export async function createPlayRig() {
  const rig = await createLotteryRig({ beacon: 'hash' });
  const control = createControl({ database: rig.database, now: rig.now });
  return {
    ...rig,
    control,
    /** Moves the clock by milliseconds. */
    later: (ms: number) => rig.setTime(new Date(rig.now().getTime() + ms)),
    limitOf: async (memberId: number, kind: LimitKind) =>
      (await control.state(memberId)).limits.find((limit) => limit.kind === kind)!,
    /** An open round and a member with 10,000 points. */
    async table() {
      const game = await rig.newGame();
      await rig.tick();
      const memberId = await rig.newMember(1_000_000);
      const place = (stake: number, betTypes = ['bi'], period = firstPeriod) =>
        refusal(rig.place({ memberId, game, period, betTypes, stake }));
      return { game, memberId, place };
    },
    /** A recharge as it is created and at once paid. */
    deposit: (memberId: number, amountMinor: number, waitingMinor = 0) =>
      refusal(
        rig.database.transaction(async (transaction) => {
          const now = rig.now();
          await refuseDeposit(transaction, { memberId, amountMinor, now, waitingMinor });
          await credit(transaction, { kind: 'recharge', memberId, amountMinor, now });
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
