import { roundAt, timeOf } from '@members/verifier';
import { roundPoint, verifyBeaconSignature } from '@members/verifier/bls';
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Beacon, BeaconInfo } from './beacon';
import { bls12_381 } from '@noble/curves/bls12-381.js';

export interface LocalBeaconOptions {
  /** Where the key lives; made on first use. */
  dataDir: string;
  /** Time between two rounds, 3 s unless told. */
  periodMs?: number;
  now?: () => Date;
}

/**
 * The test beacon: the same scheme and code path as quicknet with a key of this installation. Whoever holds the
 * key can foresee its values, so it is labelled `test` wherever it is shown. A signature leaves it only once
 * its round's time has come.
 */
export function createLocalBeacon({
  dataDir,
  periodMs = 3000,
  now = () => new Date(),
}: LocalBeaconOptions): Beacon {
  const secretKey = loadKey(dataDir);
  const info = describe(publicKeyOf(secretKey), periodMs);
  return {
    info,
    roundAt: (time) => roundAt(info, time),
    timeOf: (round) => timeOf(info, round),
    verify: (round, signature) => verifyBeaconSignature(info.publicKey, round, signature),
    fetch: async (round) =>
      round >= 1n && timeOf(info, round) <= now() ? signRound(secretKey, round) : null,
  };
}

const genesisMs = Date.UTC(2026, 0, 1);

function describe(publicKey: string, periodMs: number): BeaconInfo {
  const chainHash = createHash('sha256')
    .update(`local test beacon|${publicKey}|${genesisMs}|${periodMs}`)
    .digest('hex');
  return { kind: 'test', chainHash, publicKey, genesisMs, periodMs };
}

/** Reads the key or makes it; of several processes starting at once, the first one's key holds for all. */
function loadKey(dataDir: string): Uint8Array {
  const file = join(dataDir, 'test-beacon.key');
  const draft = `${file}.${process.pid}.${Date.now()}`;
  try {
    return readKey(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, Buffer.from(newSecretKey()).toString('hex'), { mode: 0o600 });
  try {
    // A link either makes the whole file at once or fails because another process was first.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(file);
}

function readKey(file: string): Uint8Array {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== 32) throw new Error(`${file} does not hold a beacon key of 32 bytes in hex`);
  return key;
}

/** The signing side of the beacon's scheme, for the test beacon; checking is the verifier's. */
const scheme = bls12_381.shortSignatures;

function signRound(secretKey: Uint8Array, round: bigint): Uint8Array {
  return scheme.Signature.toBytes(scheme.sign(roundPoint(round), secretKey));
}

const newSecretKey = (): Uint8Array => bls12_381.utils.randomSecretKey();

function publicKeyOf(secretKey: Uint8Array): string {
  return Buffer.from(scheme.getPublicKey(secretKey).toBytes()).toString('hex');
}
