import type { OfficeParams } from '@members/office-contract';
import { confirmedMember } from '../../testing/recovery';
import {
  createTestOffice,
  createTestServer,
  fundPassword,
  noon,
  realName,
  type TestOffice,
  type TestSandbox,
  type TestServer,
} from '../../testing';

let server: TestServer & TestSandbox;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

type Found = readonly [id: number, by: readonly string[]];
async function found(params: OfficeParams<'members'>): Promise<Found[]> {
  const { answer } = await office.call('members', params);
  return answer.rows.map(({ id, foundBy }) => [id, foundBy] as const);
}
const firstOf = async (memberId: number, call: 'memberRecharges' | 'memberWithdrawals') =>
  (await office.call(call, { memberId })).answer.rows[0]!;
const lines = async (memberId: number) => (await office.call('memberLog', { memberId })).answer.rows;

describe('finding a member in the office (OFC-40)', () => {
  it('finds by number, name, card ending, order, payment, withdrawal and address, and says by what', async () => {
    const game = await server.newGame();
    await server.tick();
    const { session, address } = await confirmedMember(server, {
      ...{ username: 'Findable1', card: '6222020012349137' },
    });
    const { memberId } = session;
    await server.choose(await server.recharge(session, '500'), 'pay');
    await server.call('withdraw', { amount: '100', fundPassword }, { session });
    await server.place({ memberId, game, period: '20261121-0721', betTypes: ['bi'], stake: 10 });
    const recharge = await firstOf(memberId, 'memberRecharges');
    const withdrawal = await firstOf(memberId, 'memberWithdrawals');
    const order = (await office.call('memberOrders', { memberId })).answer.rows[0]!;
    for (const [find, by] of [
      [String(memberId), 'number'],
      ['findab', 'name'],
      ['9137', 'card'],
      [String(order.id), 'order'],
      [String(recharge.id), 'recharge'],
      [(recharge as { reference: string }).reference, 'reference'],
      [String(withdrawal.id), 'withdrawal'],
      [address.toUpperCase(), 'mail'],
    ] as const) {
      const row = (await found({ find })).find(([id]) => id === memberId);
      expect([find, row?.[1]]).toEqual([find, expect.arrayContaining([by])]);
      expect(await found({ find, by })).toContainEqual([memberId, expect.arrayContaining([by])]);
    }
    expect(await found({ find: 'nobodyIsCalledThis' })).toEqual([]);
    expect(await found({ find: '9137', by: 'order' })).toEqual([]);
  });

  it('goes through names and through all members a page at a time, each once', async () => {
    for (let count = 0; count < 60; count += 1) await server.newMember();
    for (const find of ['player', undefined]) {
      const seen: number[] = [];
      for (let after: string | undefined; ;) {
        const { rows, next } = (
          await office.call('members', { ...(find && { find }), ...(after && { after }) })
        ).answer;
        seen.push(...rows.map(({ id }) => id));
        if (next === null) break;
        after = next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(60);
    }
  });

  it('leaves those whom the filters leave', async () => {
    const [disabled, paused] = [await server.signUp(), await server.signUp()];
    await office.call('setMemberActive', { memberId: disabled.memberId, active: false, reason: 'asked' });
    await server.call('pausePlay', { length: 'day' }, { session: paused });
    expect(await found({ state: 'disabled' })).toEqual([[disabled.memberId, []]]);
    expect(await found({ paused: 'yes' })).toEqual([[paused.memberId, []]]);
    expect(await found({ state: 'closed' })).toEqual([]);
    expect(await found({ to: '2001-01-01' })).toEqual([]);
    expect(await found({ tier: 3 })).toEqual([]);
  });
});

describe('a member’s page in the office (OFC-41, OFC-42)', () => {
  it('masks what is private, and shows it to who says why, on record', async () => {
    const { session, address } = await confirmedMember(server, { card: '6222020012345678' });
    const { memberId } = session;
    const { answer } = await office.call('member', { memberId });
    expect(answer).toMatchObject({
      state: 'active',
      realName: 'A*** M***',
      card: { number: '****5678', holder: 'A*** M***' },
      hasFundPassword: true,
      pausedUntil: null,
    });
    const { devices } = (await office.call('memberDevices', { memberId })).answer;
    expect(devices[0]!.address).toBe('127.0.***');
    const shown = JSON.stringify(answer);
    for (const secret of [realName, address, '6222020012345678', '127.0.0.1'])
      expect(shown).not.toContain(secret);

    const reason = 'the bank asks';
    const asked = { memberId, reason };
    expect((await office.call('readMemberName', asked)).answer).toEqual({ realName });
    expect((await office.call('readMemberCard', asked)).answer.number).toBe('6222020012345678');
    expect((await office.call('readMemberMail', asked)).answer).toEqual({ mailAddress: address });
    const { signIns } = (await office.call('readMemberAddresses', asked)).answer;
    expect(signIns[0]!.address).toBe('127.0.0.1');
    const read = (await lines(memberId)).filter(({ action }) => action === 'private data read');
    expect(read.map(({ details }) => details)).toEqual(
      ['network addresses', 'e-mail address', 'bank card', 'real name'].map((kind) => ({
        ...{ memberId, kind, reason },
      })),
    );
  });

  it('is refused to who may see members, where it would be shown whole', async () => {
    const { memberId } = await server.signUp();
    for (const id of ['readMemberName', 'readMemberCard', 'readMemberMail', 'readMemberAddresses'] as const)
      expect(
        (await office.call(id, { memberId, reason: 'why not' }, { rights: ['members.see'] })).refusal,
      ).toMatchObject({ key: 'forbidden' });
  });

  it('has every list, a page at a time, and what the member has set for themselves (OFC-44)', async () => {
    const member = await server.signUp({ balanceMinor: 50_000 });
    const { memberId } = member;
    await server.call('setLimit', { kind: 'lossDay', points: 100 }, { session: member });
    await server.call('pausePlay', { length: 'week' }, { session: member });
    for (let note = 1; note <= 51; note += 1)
      await office.call('addMemberNote', { memberId, text: `Note ${note}` }, { name: 'bob' });
    const first = (await office.call('memberNotes', { memberId })).answer;
    expect(first.rows[0]).toMatchObject({ text: 'Note 51', operator: 'bob' });
    const rest = (await office.call('memberNotes', { memberId, after: first.next! })).answer;
    expect(rest).toMatchObject({ rows: [{ text: 'Note 1' }], next: null });
    const control = (await office.call('memberControl', { memberId })).answer;
    expect(control.pausedUntil).not.toBeNull();
    expect(control.limits.find(({ kind }) => kind === 'lossDay')).toMatchObject({ amountMinor: 10_000 });
    expect(control.changes.map(({ action }) => action)).toEqual(['paused', 'limitSet']);
    const ledger = (await office.call('memberLedger', { memberId, group: 'recharge' })).answer;
    expect(ledger.rows).toMatchObject([{ kind: 'recharge', amountMinor: 50_000 }]);
    expect((await office.call('memberLedger', { memberId, group: 'win' })).answer.rows).toEqual([]);
    expect((await office.call('memberSums', { memberId })).answer).toMatchObject({
      ever: { rechargedMinor: 50_000, withdrawnMinor: 0, stakedMinor: 0 },
      last30Days: { rechargedMinor: 50_000 },
    });
    const signIns = (await office.call('memberSignIns', { memberId })).answer;
    expect(signIns.rows).toMatchObject([{ event: 'signedIn' }]);
    await server.call('login', { username: member.username, password: 'wrong-1', language: 'en_us' });
    const failed = { memberId, event: 'wrongPassword' } as const;
    expect((await office.call('memberSignIns', failed)).answer.rows).toMatchObject([
      { event: 'wrongPassword' },
    ]);
  });

  it('tells of nobody that there is nobody', async () => {
    expect((await office.call('member', { memberId: 1 })).refusal).toMatchObject({ key: 'missing' });
    expect((await office.call('addMemberNote', { memberId: 1, text: 'Who?' })).refusal).toMatchObject({
      key: 'missing',
    });
  });
});

describe('what operators do with accounts (OFC-43)', () => {
  it('disables, enables and signs out, with what was before and after on record', async () => {
    const member = await server.signUp();
    const { memberId } = member;
    const disable = () => office.call('setMemberActive', { memberId, active: false, reason: 'asked' });
    expect((await disable()).status).toBe(200);
    expect((await disable()).refusal?.key).toBe('soAlready');
    expect((await lines(memberId))[0]).toMatchObject({
      action: 'member disabled',
      details: { before: { active: true }, after: { active: false }, reason: 'asked' },
    });
    await office.call('setMemberActive', { memberId, active: true, reason: 'a mistake' });
    const { devices } = (await office.call('memberDevices', { memberId })).answer;
    const device = devices[0]!.id;
    expect((await office.call('signMemberOut', { memberId, device, reason: 'lost' })).answer).toEqual({
      sessions: 1,
    });
    expect((await office.call('memberDevices', { memberId })).answer.devices).toEqual([]);
  });

  it('ends a lock after wrong passwords', async () => {
    const { memberId, username } = await server.signUp();
    for (let count = 0; count < 5; count += 1)
      await server.call('login', { username, password: 'wrong-1', language: 'en_us' });
    expect((await office.call('member', { memberId })).answer.loginLockedUntil).not.toBeNull();
    const { answer } = await office.call('unlockMember', { memberId, what: 'login', reason: 'called' });
    expect(answer).toEqual({ failures: 5 });
    expect((await office.call('member', { memberId })).answer.loginLockedUntil).toBeNull();
  });

  it('closes by two what has no money in it, and says what stands against it (OFC-52)', async () => {
    const rich = await server.signUp({ balanceMinor: 700 });
    const close = async (memberId: number) => {
      const { proposal } = await office.call('closeMember', { memberId, reason: 'asked by letter' });
      return office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
    };
    expect((await close(rich.memberId)).refusal).toMatchObject({
      key: 'closeOpen',
      values: { balance: '7.00', withdrawals: 0, payments: 0, orders: 0 },
    });
    const poor = await server.signUp();
    expect((await close(poor.memberId)).status).toBe(200);
    expect((await office.call('member', { memberId: poor.memberId })).answer).toMatchObject({
      state: 'closed',
      username: `closed-${poor.memberId}`,
    });
    expect((await lines(poor.memberId))[0]).toMatchObject({ operator: 'bob', action: 'member closed' });
    expect(
      (await office.call('signMemberOut', { memberId: poor.memberId, reason: 'late' })).refusal?.key,
    ).toBe('memberClosed');
  });

  it('takes out everything that is held about a member, on record (OFC-51)', async () => {
    const { memberId, username } = await server.signUp({ card: true });
    const { text } = await office.call('takeMemberArchive', { memberId, reason: 'asked by letter' });
    const archive = JSON.parse(text) as { members: { username: string }[]; bank_cards: unknown[] };
    expect(archive.members[0]!.username).toBe(username);
    expect(archive.bank_cards).toHaveLength(1);
    expect((await lines(memberId))[0]!.action).toBe('member’s data taken out');
  });
});
