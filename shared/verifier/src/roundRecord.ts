import { betTypes, type BetType, type Dice } from '@members/contract';
import type { BeaconInfo } from './beaconChain';
import * as read from './readRecord';

export type RecordedStatus = 'open' | 'closed' | 'drawn' | 'settled' | 'void';

/** The tree over all orders of a round, made between its closing and its draw. */
export interface OrderCommitment {
  orderCount: number;
  /** Merkle root, 32 bytes in hex. */
  root: string;
  committedAt: string;
}

/**
 * Everything that fixes and shows a round's result, as the server publishes it: the data of
 * `GET /api/verify/round` and a line of an exported history. Times are ISO 8601 in UTC.
 */
export interface RoundRecord {
  version: 1;
  gameKey: string;
  /** Within its game, without gaps from 1. */
  roundNumber: number;
  period: string;
  status: RecordedStatus;
  opensAt: string;
  closesAt: string;
  drawsAt: string;
  beacon: BeaconInfo;
  /** From the close of bets to the earliest beacon round that may decide. */
  beaconDelayMs: number;
  /** Fixed when the round opened. */
  beaconRound: number;
  /** The beacon's signature, 48 bytes in hex; null until the round is drawn. */
  signature: string | null;
  /** Fixed when the round opened: decimal odds in hundredths, stake included. */
  odds: Readonly<Record<BetType, number>>;
  /** Hash over the files of the game's release that ran when the round opened, in hex; null where none was known. */
  gameReleaseHash: string | null;
  /** Null while bets are open, and for rounds older than commitments. */
  commitment: OrderCommitment | null;
  /** Null until drawn, and in a void round. */
  dice: Dice | null;
  /** Why a round is void and its stakes are returned; null otherwise. */
  voidReason: string | null;
}

const statuses = ['open', 'closed', 'drawn', 'settled', 'void'] as const;

/** Reads one record; throws a TypeError that names the first field which is not as described. */
export function readRoundRecord(value: unknown): RoundRecord {
  const record = read.object(value, 'record');
  if (record.version !== 1) throw new TypeError('version: this verifier reads version 1');
  return {
    version: 1,
    gameKey: read.text(record.gameKey, 'gameKey'),
    roundNumber: read.whole(record.roundNumber, 'roundNumber'),
    period: read.text(record.period, 'period'),
    status: read.oneOf(record.status, statuses, 'status'),
    opensAt: read.time(record.opensAt, 'opensAt'),
    closesAt: read.time(record.closesAt, 'closesAt'),
    drawsAt: read.time(record.drawsAt, 'drawsAt'),
    beacon: readBeacon(record.beacon),
    beaconDelayMs: read.whole(record.beaconDelayMs, 'beaconDelayMs'),
    beaconRound: read.whole(record.beaconRound, 'beaconRound'),
    signature: read.nullable(record.signature, (hex) => read.hex(hex, 48, 'signature')),
    odds: readOdds(record.odds),
    gameReleaseHash: read.nullable(record.gameReleaseHash, (hash) => read.text(hash, 'gameReleaseHash')),
    commitment: read.nullable(record.commitment, readCommitment),
    dice: read.nullable(record.dice, (dice) => readDice(dice)),
    voidReason: read.nullable(record.voidReason, (reason) => read.text(reason, 'voidReason')),
  };
}

function readBeacon(value: unknown): BeaconInfo {
  const beacon = read.object(value, 'beacon');
  const periodMs = read.whole(beacon.periodMs, 'beacon.periodMs');
  if (periodMs === 0) throw new TypeError('beacon.periodMs is not above 0');
  return {
    kind: read.oneOf(beacon.kind, ['public', 'test'] as const, 'beacon.kind'),
    chainHash: read.hex(beacon.chainHash, 32, 'beacon.chainHash'),
    publicKey: read.hex(beacon.publicKey, 96, 'beacon.publicKey'),
    genesisMs: read.whole(beacon.genesisMs, 'beacon.genesisMs'),
    periodMs,
  };
}

function readCommitment(value: unknown): OrderCommitment {
  const commitment = read.object(value, 'commitment');
  return {
    orderCount: read.whole(commitment.orderCount, 'commitment.orderCount'),
    root: read.hex(commitment.root, 32, 'commitment.root'),
    committedAt: read.time(commitment.committedAt, 'commitment.committedAt'),
  };
}

function readOdds(value: unknown): RoundRecord['odds'] {
  const odds = read.object(value, 'odds');
  return Object.fromEntries(
    betTypes.map((type) => [type, read.whole(odds[type], `odds.${type}`)]),
  ) as RoundRecord['odds'];
}

function readDice(value: unknown): Dice {
  const faces = read.list(value, 'dice').map((face) => read.whole(face, 'dice'));
  const [a = 0, b = 0, c = 0] = faces;
  if (faces.length !== 3 || faces.some((face) => face < 1 || face > 6))
    throw new TypeError('dice are not three faces from 1 to 6');
  return [a, b, c];
}
