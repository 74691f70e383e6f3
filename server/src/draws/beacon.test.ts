import { quicknet } from '@members/verifier';
import { verifyBeaconSignature } from '@members/verifier/bls';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBeacon } from './localBeacon';

describe('the local test beacon', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'beacon-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('keeps a signature back until its round is due, then verifies like the public one', async () => {
    let now = new Date('2026-06-01T12:00:00.000Z');
    const beacon = createLocalBeacon({ dataDir, now: () => now });
    const next = beacon.roundAt(new Date(now.getTime() + 1));
    expect(await beacon.fetch(next)).toBeNull();
    now = beacon.timeOf(next);
    const value = await beacon.fetch(next);
    expect(value).toHaveLength(48);
    expect(beacon.verify(next, value!)).toBe(true);
    expect(beacon.verify(next + 1n, value!)).toBe(false);
    expect(verifyBeaconSignature(quicknet.publicKey, next, value!)).toBe(false);
  });

  it('calls itself a test beacon and keeps its key and chain over a restart', async () => {
    const first = createLocalBeacon({ dataDir, periodMs: 200 });
    const second = createLocalBeacon({ dataDir, periodMs: 200 });
    expect(first.info.kind).toBe('test');
    expect(second.info).toEqual(first.info);
    expect(await second.fetch(7n)).toEqual(await first.fetch(7n));
    expect(createLocalBeacon({ dataDir }).info.chainHash).not.toBe(first.info.chainHash);
  });

  it('makes another key in another data directory, readable by its owner only', () => {
    const first = createLocalBeacon({ dataDir });
    const other = createLocalBeacon({ dataDir: join(dataDir, 'other') });
    expect(other.info.publicKey).not.toBe(first.info.publicKey);
    expect(readFileSync(join(dataDir, 'test-beacon.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });
});
