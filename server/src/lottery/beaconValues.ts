import { timeOf } from '@members/verifier';
import type { Database, Transaction } from '../database';
import type { Beacon } from '../draws';
import { awaitedBeaconRounds } from './dueSteps';
import { insertBeaconValue, selectUnfinishedRounds } from './roundStore';

export interface BeaconValuesOptions {
  database: Database;
  beacon: Beacon;
  now: () => Date;
  onError: (error: unknown, what: string) => void;
}

/** What became of a value that somebody brought. */
export type Acceptance = 'accepted' | 'notAwaited' | 'notGenuine';

/** What is written in the transaction that stores an accepted value. */
type Beside = (transaction: Transaction) => Promise<void>;

type AcceptanceOptions = Pick<BeaconValuesOptions, 'database' | 'now'> & {
  beacon: Pick<Beacon, 'info' | 'verify'>;
};

/** Takes the beacon values that closed rounds wait for from whoever brings them: a value counts by its signature alone. */
export function createValueAcceptance({ database, beacon, now }: AcceptanceOptions) {
  /** Beacon rounds that closed rounds wait for and whose time has come, the latest first. */
  async function awaited(): Promise<number[]> {
    const { info } = beacon;
    const rounds = awaitedBeaconRounds(await selectUnfinishedRounds(database.reader), info.chainHash);
    return rounds.filter((round) => timeOf(info, BigInt(round)) <= now()).sort((a, b) => b - a);
  }

  async function store(round: number, signature: Uint8Array, beside?: Beside): Promise<Acceptance> {
    if (!beacon.verify(BigInt(round), signature)) return 'notGenuine';
    const { chainHash } = beacon.info;
    await database.transaction(async (transaction) => {
      await insertBeaconValue(transaction, {
        ...{ chainHash, round, now: now() },
        signature: Buffer.from(signature),
      });
      await beside?.(transaction);
    });
    return 'accepted';
  }

  async function accept(round: number, signature: Uint8Array, beside?: Beside): Promise<Acceptance> {
    return (await awaited()).includes(round) ? store(round, signature, beside) : 'notAwaited';
  }

  return { awaited, store, accept };
}

/** Brings the beacon values that closed rounds wait for, and takes them from whoever brings them. */
export function createBeaconValues({ database, beacon, now, onError }: BeaconValuesOptions) {
  const { awaited, store, accept } = createValueAcceptance({ database, beacon, now });

  // Side by side: a round whose value is not to be had holds no other one up.
  async function collect(): Promise<void> {
    await Promise.all(
      (await awaited()).map(async (round) => {
        const signature = await beacon.fetch(BigInt(round));
        if (signature && (await store(round, signature)) === 'notGenuine')
          onError(new Error('a signature that the chain did not make'), `beacon round ${round}`);
      }),
    );
  }

  return { collect, accept };
}
