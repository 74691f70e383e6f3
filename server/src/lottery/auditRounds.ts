import { isPinned, quicknet, roundAt, timeOf, type BeaconInfo } from '@members/verifier';
import { setImmediate } from 'node:timers/promises';
import { verifyBeaconSignature } from '@members/verifier/bls';
import type { Reader } from '../database';
import { rollDice, type Beacon } from '../draws';
import { idsIn, treeOfOrders } from './commitOrders';
import { selectCommittedOrders, selectOrderIds } from './commitmentStore';
import * as store from './verificationStore';

const rowsPerRead = 500;
const ordersPerRead = 2000;

export interface Audit {
  reader: Reader;
  /** That of the installation. */
  beacon: Pick<Beacon, 'info' | 'verify'>;
  /** Rounds that opened before are left out. */
  since: Date;
}

type Round = Awaited<ReturnType<typeof store.selectRoundsSince>>[number];

/**
 * Computes rounds again as anybody can: whether their beacon is this installation's and its value genuine, whether the
 * clock demanded that beacon round, whether the dice follow from it, and whether their orders are those that were fixed
 * before the draw. Answers a sentence for each that is not. It reads page by page and lets other work run in between;
 * a beacon value takes about ten milliseconds.
 */
export async function auditRounds(audit: Audit): Promise<string[]> {
  const { reader, since } = audit;
  const values = pageThrough({ chainHash: '', round: 0 }, (page) =>
    store.selectValuesSince(reader, { since, ...page }),
  );
  const rounds = pageThrough({ gameId: 0, number: 0 }, (page) =>
    store.selectRoundsSince(reader, { since, ...page }),
  );
  const faults: string[] = [];
  for await (const value of values) {
    await setImmediate();
    if (!isGenuine(audit.beacon, value))
      faults.push(
        `The value of beacon round ${value.round} is not of the chain ${value.chainHash}; from it was drawn: ${value.drawn}.`,
      );
  }
  for await (const round of rounds) {
    const name = `Round ${round.period} of ${round.gameKey}`;
    faults.push(...beaconFaults(audit.beacon.info, round).map((fault) => `${name} ${fault}.`));
    if (round.root && !(await isAsCommitted(reader, round)))
      faults.push(`${name} holds other orders than those that were fixed before its draw.`);
  }
  return faults;
}

/** Every row after `first`, read page by page; `select` reads those that come after a row. */
async function* pageThrough<Key, Row extends Key>(
  first: Key,
  select: (page: { after: Key; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = first;
  for (;;) {
    const rows = await select({ after, limit: rowsPerRead });
    yield* rows;
    if (rows.length < rowsPerRead) return;
    after = rows.at(-1)!;
    await setImmediate();
  }
}

/** By the keys that are known here, not by one that stands in the database. */
function isGenuine(beacon: Audit['beacon'], { chainHash, round, signature }: store.StoredValue): boolean {
  if (chainHash === beacon.info.chainHash) return beacon.verify(BigInt(round), signature);
  return (
    chainHash === quicknet.chainHash && verifyBeaconSignature(quicknet.publicKey, BigInt(round), signature)
  );
}

/** A chain is this installation's or the public one, whatever a row of the database calls itself. */
function isKnown(own: BeaconInfo, { chainHash, publicKey, genesisMs, periodMs }: BeaconInfo): boolean {
  const stored = [chainHash, publicKey, genesisMs, periodMs].join();
  return [own, quicknet].some(
    (info) => stored === [info.chainHash, info.publicKey, info.genesisMs, info.periodMs].join(),
  );
}

function beaconFaults(own: BeaconInfo, round: Round): string[] {
  const { beacon, beaconRound, closesAt, beaconDelayMs, dice, signature } = round;
  const faults: string[] = [];
  if (!isKnown(own, beacon) || (beacon.kind === 'public' && !isPinned(beacon)))
    faults.push(`is drawn from ${beacon.chainHash}, no beacon of this installation`);
  const demanded = roundAt(beacon, new Date(closesAt.getTime() + beaconDelayMs));
  if (demanded !== BigInt(beaconRound) || timeOf(beacon, demanded) <= closesAt)
    faults.push(`names beacon round ${beaconRound}, and the clock demands ${demanded}`);
  if (!dice) return faults;
  const recomputed = signature
    ? rollDice({
        gameKey: round.gameKey,
        roundNumber: BigInt(round.number),
        beaconRound: BigInt(beaconRound),
        signature,
      }).join(' ')
    : 'none without a value';
  if (recomputed !== dice.join(' '))
    faults.push(`has the dice ${dice.join(' ')}, and its beacon round gives ${recomputed}`);
  if (!round.root) faults.push('was drawn without its orders being fixed');
  return faults;
}

/** Whether the tree over the orders that stand there now has the root that was stored. */
async function isAsCommitted(reader: Reader, round: Round): Promise<boolean> {
  const ids = round.orderCount === 0 ? Buffer.alloc(0) : await selectOrderIds(reader, round);
  async function* committedOrders() {
    for (let at = 0; ids && at < ids.length; at += ordersPerRead * 8) {
      const page = ids.subarray(at, at + ordersPerRead * 8);
      yield await selectCommittedOrders(reader, { ...round, ids: idsIn(page).map(String) });
    }
  }
  const { root } = await treeOfOrders(round, committedOrders());
  return round.root!.equals(Buffer.from(root));
}
