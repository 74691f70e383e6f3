import { isPinned, roundAt, timeOf } from './beaconChain';
import { fromHex } from './bytes';
import { rollDice } from './dice';
import type { RoundRecord } from './roundRecord';
import { step, type Step } from './step';

/**
 * Recomputes a round from what its server published: the beacon, the beacon round by the clock, the signature, the
 * dice, and when its orders were fixed. `supplied` are signatures of the void round's own beacon round, in hex, from
 * elsewhere than the server: a genuine one shows that the round should have been drawn. Loads the elliptic curves on
 * first use.
 */
export async function verifyRound(record: RoundRecord, supplied: readonly string[] = []): Promise<Step[]> {
  return [
    checkChain(record),
    checkBeaconRound(record),
    ...(record.status === 'void'
      ? [await checkVoid(record, supplied)]
      : [await checkSignature(record), checkDice(record)]),
    checkCommitment(record),
  ];
}

/** A round is void only because nobody has the value of its beacon round, and then it has no dice. */
async function checkVoid(record: RoundRecord, supplied: readonly string[]): Promise<Step> {
  const { beacon, beaconRound, roundNumber, signature, dice } = record;
  const values = { roundNumber, beaconRound };
  if (dice) return step('void', 'failed', { reason: 'dice', values });
  const { verifyBeaconSignature } = await import('./bls');
  const isKnown = [signature, ...supplied].some(
    (hex) => hex !== null && verifyBeaconSignature(beacon.publicKey, BigInt(beaconRound), fromHex(hex)),
  );
  return isKnown ? step('void', 'failed', { reason: 'value', values }) : step('void', 'note', { values });
}

/** A record may say `public` only with the pinned chain, key and clock. */
function checkChain({ beacon }: RoundRecord): Step {
  const values = { chainHash: beacon.chainHash };
  if (isPinned(beacon)) return step('chain', 'ok', { values });
  return beacon.kind === 'test'
    ? step('chain', 'note', { reason: 'testBeacon', values })
    : step('chain', 'failed', { values });
}

/** The smallest beacon round published at or after closing time + delay, so nobody knew it while bets were open. */
function checkBeaconRound(record: RoundRecord): Step {
  const { beacon, beaconRound, beaconDelayMs } = record;
  const closesAt = Date.parse(record.closesAt);
  const expected = roundAt(beacon, new Date(closesAt + beaconDelayMs));
  const publishedAt = timeOf(beacon, BigInt(beaconRound)).toISOString();
  const values = { beaconRound, expected: Number(expected), closesAt: record.closesAt, publishedAt };
  const right = beaconDelayMs > 0 && expected === BigInt(beaconRound) && Date.parse(publishedAt) > closesAt;
  return step('beaconRound', right ? 'ok' : 'failed', { values });
}

async function checkSignature({ beacon, beaconRound, signature, dice }: RoundRecord): Promise<Step> {
  const values = { beaconRound };
  if (signature === null)
    return step('signature', dice ? 'failed' : 'pending', { reason: 'missing', values });
  const { verifyBeaconSignature } = await import('./bls');
  const right = verifyBeaconSignature(beacon.publicKey, BigInt(beaconRound), fromHex(signature));
  return step('signature', right ? 'ok' : 'failed', { values });
}

function checkDice(record: RoundRecord): Step {
  const { signature, dice } = record;
  if (signature === null || dice === null)
    return step('dice', signature === null && dice === null ? 'pending' : 'failed', { reason: 'missing' });
  const computed = rollDice({
    gameKey: record.gameKey,
    roundNumber: BigInt(record.roundNumber),
    beaconRound: BigInt(record.beaconRound),
    signature: fromHex(signature),
  });
  const values = { computed: computed.join(' '), published: dice.join(' ') };
  return step('dice', computed.join() === dice.join() ? 'ok' : 'failed', { values });
}

/** The tree of the orders counts most where it was there before the beacon's value was. */
function checkCommitment(record: RoundRecord): Step {
  const { commitment, status } = record;
  if (commitment === null)
    return status === 'open' || status === 'closed'
      ? step('commitment', 'pending')
      : step('commitment', 'note', { reason: 'missing' });
  const { committedAt, orderCount, root } = commitment;
  const values = { committedAt, orderCount, root };
  if (Date.parse(committedAt) < Date.parse(record.closesAt)) return step('commitment', 'failed', { values });
  const publishedAt = timeOf(record.beacon, BigInt(record.beaconRound)).getTime();
  return Date.parse(committedAt) < publishedAt
    ? step('commitment', 'ok', { values })
    : step('commitment', 'note', { reason: 'late', values });
}
