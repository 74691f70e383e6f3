import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertReconciliation } from '../reconciliation';
import { createHeartbeat, markDone } from '../servers';
import {
  createTestOffice,
  createTestServer,
  fundPassword,
  noon,
  type TestOffice,
  type TestSandbox,
  type TestServer,
} from '../../testing';
import { readFacts } from './facts';

let server: TestServer & TestSandbox;
let office: TestOffice;
let dataDir: string;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true, checkBooks: false });
  office = await createTestOffice(server);
  dataDir = mkdtempSync(join(tmpdir(), 'members-today-'));
});
afterAll(async () => {
  await office.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const today = async (as?: Parameters<TestOffice['call']>[2]) => (await office.call('today', {}, as)).answer;

describe('today (OFC-15)', () => {
  it('shows each part to who has its right, and no other', async () => {
    const partsOf = async (right: 'money.see' | 'games.change' | 'members.see' | 'administration.see') =>
      Object.keys(await today({ rights: [right] })).sort();
    const everybody = ['alerts', 'at', 'proposals'];
    expect(await partsOf('money.see')).toEqual([...everybody, 'books', 'payments', 'withdrawals'].sort());
    expect(await partsOf('games.change')).toEqual([...everybody, 'games', 'lateRounds'].sort());
    expect(await partsOf('members.see')).toEqual([...everybody, 'online'].sort());
    expect(await partsOf('administration.see')).toEqual([...everybody, 'system'].sort());
    expect((await office.call('today', {}, null)).refusal?.key).toBe('signedOut');
  });

  it('counts withdrawals and payments that wait, with the age of the oldest', async () => {
    const member = await server.signUp({ balanceMinor: 1_000_000, card: true });
    const asked = server.now().toISOString();
    await server.call('withdraw', { amount: '100', fundPassword }, { session: member });
    server.later(60_000);
    await server.call('withdraw', { amount: '100', fundPassword }, { session: member });
    expect(await today()).toMatchObject({
      withdrawals: { count: 2, oldestAt: asked },
      payments: { count: 0, oldestAt: null },
    });
    const { rows } = (await office.call('withdrawals', { memberId: member.memberId })).answer;
    for (const step of ['approve', 'send'] as const)
      await office.call('moveWithdrawals', { ids: [rows[0]!.id], step });
    expect((await today()).withdrawals).toMatchObject({ count: 1 });
  });

  it('shows of each game what came of today and of seven days, beside what was expected', async () => {
    server.setTime('2026-11-21T12:30:00Z');
    const game = await server.newGame();
    const memberId = await server.newMember(100_000);
    await server.tick();
    await server.place({ memberId, game, period: '20261121-0751', betTypes: ['bi'], stake: 10 });
    server.setTime('2026-11-21T12:31:01Z');
    await server.tick();
    const resultNow = async () => (await today()).games!.find(({ key }) => key === game.key)!;
    const { today: result, week } = await resultNow();
    expect(result).toMatchObject({ rounds: 1, orders: 1, stakesMinor: 1_000, expectedMinor: 975 });
    // One stake of 10.00 at 1.95, won in half of all throws: its payout has a standard deviation of 9.75.
    expect(result.bandMinor).toBe(Math.round(2.576 * 975));
    expect(week).toEqual(result);
    server.setTime('2026-11-22T00:00:30Z');
    expect(await resultNow()).toMatchObject({ today: { rounds: 0 }, week: { rounds: 1 } });
    server.setTime('2026-11-28T00:00:30Z');
    expect(await resultNow()).toMatchObject({ week: { rounds: 0 } });
    server.setTime('2026-11-22T00:10:00Z');
  });

  it('counts for how many rounds in a row a game lies outside of its band', async () => {
    const game = await server.newGame();
    const returns = async () =>
      (await readFacts(server.database.reader, server.now())).games.find(({ key }) => key === game.key);
    await server.tick();
    const memberId = await server.newMember(100_000);
    const play = async () => {
      const { nextPeriod } = await server.lottery.gameState(game.key, 'en_us');
      await server.place({ memberId, game, period: nextPeriod, betTypes: ['bi', 'sm'], stake: 1 });
      server.later(60_000);
      await server.tick();
    };
    // Both sides are bet on, so that each round pays its expectation exactly and the band is nothing.
    for (let round = 0; round < 31; round += 1) await play();
    expect(await returns()).toBeUndefined();
    // A payout that fair dice can't make, as the trigger would find it.
    await server.database.owner.transaction((transaction) =>
      transaction
        .updateTable('game_days')
        .set({ payouts_minor: 100_000 })
        .where('game_id', '=', game.id)
        .execute(),
    );
    await play();
    await play();
    expect(await returns()).toEqual({ key: game.key, outsideRounds: 2 });
  });

  it('shows rounds that are late, proposals that one may confirm, and the last reconciliation', async () => {
    await server.newGame();
    await server.rounds.advance();
    server.later(120_000);
    await server.rounds.advance();
    const { lateRounds, beacon } = await today();
    expect(lateRounds!.count).toBeGreaterThan(0);
    expect(Date.parse(lateRounds!.oldestAt!)).toBeLessThan(server.now().getTime());
    expect(beacon).toMatchObject({ kind: 'test', valueAt: expect.any(String) });
    await server.tick();
    expect((await today()).lateRounds).toEqual({ count: 0, oldestAt: null });

    await office.call('setReturnFloor', { floorHundredths: 9_100, reason: 'a test' }, { name: 'ana' });
    expect([(await today({ name: 'ana' })).proposals, (await today({ name: 'bob' })).proposals]).toEqual([
      0, 1,
    ]);

    expect((await today()).books).toEqual({ reconciledAt: null, differences: 0, first: [] });
    const differences = Array.from({ length: 30 }, (_, index) => `Difference ${index}.`);
    const doneAt = server.now();
    await server.database.transaction((transaction) =>
      insertReconciliation(transaction, { doneAt, differences }),
    );
    const { books } = await today();
    expect(books).toMatchObject({ reconciledAt: doneAt.toISOString(), differences: 30 });
    expect(books!.first).toEqual(differences.slice(0, 20));
  });

  it('counts members who were there in the last ten minutes, once each', async () => {
    const before = (await today()).online!.members;
    const { memberId } = await server.signUp();
    await server.as(memberId);
    expect((await today()).online).toEqual({ members: before + 1, watching: 0 });
    server.later(11 * 60_000);
    expect((await today()).online!.members).toBe(0);
  });
});

describe('servers that run (OFC-16)', () => {
  const heartbeatOf = (release: string, streams: number) =>
    createHeartbeat({
      ...{ database: server.database, dataDir, release, now: server.now },
      streams: () => streams,
      onError: (error) => {
        throw error;
      },
    });

  it('are shown with their release, disk and streams until they stop, and for a day if they end without a word', async () => {
    const release = randomUUID();
    const [one, two] = [heartbeatOf(release, 3), heartbeatOf(release, 4)];
    await one.beat();
    await two.beat();
    await one.beat();
    const ours = async () => (await today()).system!.servers.filter((each) => each.release === release);
    expect((await ours()).map(({ streams }) => streams).toSorted()).toEqual([3, 4]);
    expect((await ours())[0]).toMatchObject({ seenAt: server.now().toISOString() });
    expect((await ours())[0]!.diskFreePercent).toBeGreaterThan(0);
    expect((await today()).online!.watching).toBe(7);
    await two.stop();
    expect(await ours()).toHaveLength(1);
    server.later(120_000);
    expect((await today()).online!.watching).toBe(0);
    expect(await ours()).toHaveLength(1);
    server.later(25 * 3_600_000);
    const three = heartbeatOf(randomUUID(), 0);
    await three.beat();
    expect(await ours()).toEqual([]);
    await three.stop();
  });

  it('tell when the last back-up was made, by the mark in their data directory', async () => {
    const heartbeat = heartbeatOf('x', 0);
    expect((await today()).system!.backupAt).toBeNull();
    const at = new Date('2026-11-21T11:00:00Z');
    markDone(dataDir, 'backup', at);
    await heartbeat.beat();
    markDone(dataDir, 'backup', new Date('2026-11-20T11:00:00Z'));
    await heartbeat.beat();
    expect((await today()).system).toMatchObject({ backupAt: at.toISOString(), restoreAt: null });
    expect((await readFacts(server.database.reader, server.now())).backupAt).toEqual(at);
    await heartbeat.stop();
  });
});
