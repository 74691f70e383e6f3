import { quicknet } from '@members/verifier';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBeacon } from './localBeacon';
import { createQuicknet } from './quicknet';

const round = 657413n;
const signature = Buffer.from(
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  'hex',
);

describe('the public beacon (D01)', () => {
  const beacon = createQuicknet([]);

  it('accepts the signature that the real chain published for a round', () => {
    expect(beacon.verify(round, signature)).toBe(true);
  });

  it('refuses it for another round, with a changed bit, and bytes that are no signature', () => {
    const changed = Buffer.from(signature);
    changed[40] = changed[40]! ^ 1;
    expect(beacon.verify(round + 1n, signature)).toBe(false);
    expect(beacon.verify(round, changed)).toBe(false);
    expect(beacon.verify(round, Buffer.alloc(48))).toBe(false);
    expect(beacon.verify(round, Buffer.alloc(0))).toBe(false);
  });

  it('names the smallest round published at or after a time', () => {
    expect(beacon.timeOf(1n).getTime()).toBe(quicknet.genesisMs);
    const published = beacon.timeOf(round);
    expect(beacon.roundAt(published)).toBe(round);
    expect(beacon.roundAt(new Date(published.getTime() + 1))).toBe(round + 1n);
    expect(beacon.roundAt(new Date(published.getTime() - 2999))).toBe(round);
    expect(beacon.roundAt(new Date(0))).toBe(1n);
  });

  it('asks the next source when one fails or has nothing', async () => {
    const asked = createQuicknet([
      () => Promise.reject(new Error('unreachable')),
      async () => null,
      async () => signature,
    ]);
    expect(await asked.fetch(round)).toEqual(signature);
    expect(await beacon.fetch(round)).toBeNull();
  });
});

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
    expect(createQuicknet([]).verify(next, value!)).toBe(false);
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
