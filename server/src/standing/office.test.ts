import type { StandingRules } from '@members/office-contract';
import { confirmedMember } from '../../testing/recovery';
import { createStanding } from '.';
import { createTestOffice, createTestServer, noon, type TestOffice, type TestServer } from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const dayMs = 24 * 3_600_000;
const inSix = (english: string) => ({
  ...{ en_us: english, zh_cn: `${english}中`, es_spa: '', ms_my: '', vn_vn: '', ko_ko: '' },
});
const tier = (name: string, needs: Partial<StandingRules['tiers'][number]> = {}) => ({
  name: inSix(name),
  imageUrl: `/media/tiers/${name.toLowerCase()}.svg`,
  ...{ rechargedMinor: 0, memberDays: 0, mailConfirmed: false, cardBound: false },
  ...needs,
});
const rules: StandingRules = {
  tiers: [
    tier('Guest'),
    tier('Regular', { rechargedMinor: 10_000 }),
    tier('Friend', { rechargedMinor: 10_000, mailConfirmed: true }),
  ],
  credit: {
    ...{ base: 60, mailConfirmed: 20, cardBound: 10, perMonth: 1, mostByMonths: 5 },
    ...{ perReturned: 30, mostByReturned: 60 },
  },
};
const sweep = () => createStanding({ database: server.database, now: server.now }).sweep();
const present = async () => (await office.call('standingRules', {})).answer;
const set = async (next: StandingRules, as = {}) =>
  office.call(
    'setStandingRules',
    { version: (await present()).version, rules: next, reason: 'new rules' },
    as,
  );

describe('tiers and credit by rules (OFC-47, OFC-48, ROLE-07)', () => {
  it('begins with one tier and a full score for everybody', async () => {
    const member = await server.signUp();
    await sweep();
    expect((await present()).rules.tiers.map(({ name }) => name.en_us)).toEqual(['Bronze']);
    const { answer } = await server.call('member', undefined, { session: member });
    expect(answer).toMatchObject({
      creditScore: 100,
      tier: { name: 'Bronze', imageUrl: '/media/tiers/bronze.svg', progressPercent: 0 },
    });
  });

  it('shows how many would be in each tier, gives every member what the rules give, and says why', async () => {
    const guest = await server.signUp();
    const regular = await server.signUp({ balanceMinor: 12_000 });
    const { session: friend } = await confirmedMember(server, { balanceMinor: 10_000 });
    const others = (await present()).members[0]! - 3;
    const tiers = JSON.stringify(rules.tiers);
    expect((await office.call('previewTiers', { tiers })).answer.members).toEqual([others + 1, 1, 1]);
    expect((await set(rules)).status).toBe(200);
    await sweep();
    expect((await present()).members).toEqual([others + 1, 1, 1]);
    const seen = async (session: typeof guest, language: 'en_us' | 'zh_cn' | 'ko_ko' = 'en_us') => {
      const { answer } = await server.call('member', undefined, { session, language });
      return [answer!.tier.name, answer!.tier.progressPercent, answer!.creditScore];
    };
    expect(await seen(guest)).toEqual(['Guest', 0, 60]);
    expect(await seen(regular, 'zh_cn')).toEqual(['Regular中', 0, 60]);
    expect(await seen({ ...friend, username: '' }, 'ko_ko')).toEqual(['Friend', 100, 80]);
    expect((await office.call('memberStanding', { memberId: regular.memberId })).answer).toMatchObject({
      facts: { rechargedMinor: 12_000, memberDays: 0, mailConfirmed: false, returnedPayments: 0 },
      tier: 1,
      tiers: [
        { conditions: [] },
        { conditions: [{ fact: 'rechargedMinor', needs: 10_000, met: true }] },
        { conditions: [{ met: true }, { fact: 'mailConfirmed', met: false }] },
      ],
      creditScore: 60,
      credit: [{ part: 'base', points: 60 }, { points: 0 }, { points: 0 }, { points: 0 }, { points: 0 }],
      applied: true,
    });
    expect((await office.call('members', { tier: 2 })).answer.rows.map(({ id }) => id)).toEqual([
      friend.memberId,
    ]);
    // Who comes later is looked at without waiting for the next time that all are.
    const newcomer = await server.signUp();
    await sweep();
    expect(await seen(newcomer)).toEqual(['Guest', 0, 60]);
  });

  it('a recharge that the bank took back is none any more, and counts as returned', async () => {
    const { memberId } = await server.signUp({ balanceMinor: 12_000 });
    const [recharge] = (await office.call('memberRecharges', { memberId })).answer.rows;
    const asked = { id: recharge!.id, cause: 'chargeback', houseMinor: 0, handReference: 'case 1' } as const;
    expect((await office.call('refundRecharge', { ...asked, reason: 'the bank says so' })).status).toBe(200);
    await sweep();
    const { answer } = await office.call('memberStanding', { memberId });
    expect(answer).toMatchObject({ facts: { rechargedMinor: 0, returnedPayments: 1 }, creditScore: 30 });
    const { rows } = (await office.call('memberRecharges', { memberId, state: 'refunded' })).answer;
    expect(rows).toMatchObject([{ id: recharge!.id, state: 'refunded' }]);
  });

  it('looks at everybody again after a while: days go by', async () => {
    const member = await server.signUp();
    server.setTime(new Date(Date.now() + 61 * dayMs));
    await sweep();
    const { answer } = await office.call('memberStanding', { memberId: member.memberId });
    expect(answer).toMatchObject({ creditScore: 62, applied: true });
    await server.signUp();
    expect((await present()).members.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(4);
  });

  it('tells the second of two operators who has changed them, and keeps every version', async () => {
    const { version } = await present();
    const change = (name: string) =>
      office.call('setStandingRules', { version, rules, reason: 'mine' }, { name });
    const both = await Promise.all([change('ana'), change('bob')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { versions } = await present();
    const refused = both.find(({ refusal }) => refusal)!.refusal!;
    expect(refused).toMatchObject({ key: 'changedMeanwhile', values: { operator: versions[0]!.setBy } });
    const { rows } = (await office.call('logLines', { kind: 'rules of tiers and credit set' })).answer;
    expect(rows).toHaveLength(versions.length - 1);
  });

  it('has before and after on record, and refuses tiers out of order', async () => {
    const fewer = { ...rules, tiers: rules.tiers.slice(0, 1) };
    await set(fewer);
    const { rows } = (await office.call('logLines', { kind: 'rules of tiers and credit set' })).answer;
    expect(rows[0]!.details).toMatchObject({
      before: {
        tiers: expect.arrayContaining([expect.objectContaining({ rechargedMinor: 10_000 })]) as unknown,
      },
      after: { tiers: [{ name: { en_us: 'Guest' } }] },
    });
    // Until the sweep has come to them members have the last of the tiers that there are.
    const { answer } = await office.call('members', { tier: 2 });
    expect((await office.call('member', { memberId: answer.rows[0]!.id })).answer.tier?.name.en_us).toBe(
      'Guest',
    );
    const misplaced = { ...rules, tiers: [rules.tiers[0]!, rules.tiers[2]!, rules.tiers[1]!] };
    expect((await set(misplaced)).refusal).toMatchObject({ key: 'tierOrder', values: { number: 3 } });
    expect((await set({ ...rules, tiers: [] })).status).toBe(200);
    await sweep();
    const member = await server.signUp();
    const { answer: profile } = await server.call('member', undefined, { session: member });
    expect(profile!.tier).toEqual({ name: null, imageUrl: '', progressPercent: 0 });
  });

  it('never touches what closing has kept, and answers nobody’s standing', async () => {
    expect((await office.call('memberStanding', { memberId: 1 })).refusal?.key).toBe('missing');
    const { memberId } = await server.signUp();
    const { proposal } = await office.call('closeMember', { memberId, reason: 'asked' });
    await office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
    await set(rules);
    await sweep();
    expect((await office.call('member', { memberId })).answer.state).toBe('closed');
  });
});
