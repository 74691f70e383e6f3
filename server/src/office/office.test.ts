import { rights, serverCalls, type OfficeCallId } from '@members/office-contract';
import { logFault, operations } from '../operatorLog';
import {
  createTestOffice,
  createTestServer,
  noon,
  testLogKey,
  type TestOffice,
  type TestServer,
} from '../../testing';
import { createCallHandler, defineOfficeRoute, type CallOffice, type OfficeRoute } from '.';

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

const calls = Object.entries(serverCalls).map(([id, call]) => ({ ...call, id: id as OfficeCallId }));
const send = (id: OfficeCallId, as: Parameters<TestOffice['call']>[2]) => office.call(id, {} as never, as);
const rule = { minMinor: 2_000, maxMinor: 900_000, perDay: 4, twoOperatorsFromMinor: 300_000 };

async function lines() {
  const found = [];
  for await (const { operator, action, subject } of operations(server.database.reader))
    found.push({ operator, action, subject });
  return found;
}

describe('who may do what in the office', () => {
  it.each(calls.filter(({ right }) => right !== 'anybody'))('$id is refused to nobody', async ({ id }) => {
    expect(await send(id, null)).toMatchObject({ status: 401, refusal: { key: 'signedOut' } });
  });

  it.each(calls.filter(({ right }) => right !== null && right !== 'anybody'))(
    '$id is refused to an operator with every right but $right',
    async ({ id, right }) => {
      const area = right!.split('.')[0]!;
      const others = rights.filter((each) =>
        right!.endsWith('.change') ? each !== right : !each.startsWith(`${area}.`),
      );
      const { status, refusal } = await send(id, { rights: others });
      expect({ status, refusal }).toMatchObject({
        status: 403,
        refusal: { key: 'forbidden', values: { right } },
      });
    },
  );

  it.each(calls.filter(({ right, teams }) => right !== 'anybody' && teams === 'closed'))(
    '$id is refused to an operator of a team (OFC-107)',
    async ({ id }) => {
      expect(await send(id, { name: 'bo', remote: 'mfe-video' })).toMatchObject({
        status: 409,
        refusal: { key: 'onlyRemote', values: { operator: 'bo', remote: 'mfe-video' } },
      });
    },
  );

  it('a page of another origin can ask for nothing, whoever is signed in', async () => {
    const { statusCode, body } = await office.app.inject({
      url: '/api/log',
      headers: { host: 'office.test', origin: 'http://m.test', 'x-test-operator': '{}' },
    });
    expect({ statusCode, body: JSON.parse(body) }).toMatchObject({
      statusCode: 403,
      body: { key: 'foreignPage' },
    });
  });

  it('what is not right is told by its fields, before anything is done', async () => {
    const sent = { ...rule, perDay: 0, minMinor: -1 };
    expect(await office.call('setWithdrawalRule', sent)).toMatchObject({
      status: 422,
      refusal: { key: 'illegal', values: { fields: 'minMinor, perDay' } },
    });
  });

  it('asks for a one-time code where the session had none lately', async () => {
    expect(await office.call('setWithdrawalRule', rule, { fresh: false })).toMatchObject({
      status: 403,
      refusal: { key: 'codeNeeded' },
    });
  });
});

test('calls are done with a route for each of them alone, and proposals where they need them', () => {
  const { logKinds, setWithdrawalRule } = serverCalls;
  const handle = (
    calls: Parameters<typeof createCallHandler>[0]['calls'],
    routes: OfficeRoute[],
  ): CallOffice => createCallHandler({ calls, routes, logKey: testLogKey, now: server.now });
  const route = (id: OfficeCallId) => defineOfficeRoute(id, () => ({}) as never);
  expect(handle({ logKinds }, [route('logKinds')])).toEqual(expect.any(Function));
  expect(() => handle({ logKinds }, [])).toThrow('The call logKinds of the office has 0 routes');
  expect(() => handle({ setWithdrawalRule }, [route('setWithdrawalRule')])).toThrow(
    'takes two operators, and nothing waits for a second',
  );
});

describe('what takes two operators', () => {
  const propose = async (name = 'ana') => (await office.call('setWithdrawalRule', rule, { name })).proposal!;

  it('waits until another one confirms it, is then done once, and both are on record', async () => {
    const id = await propose();
    const before = (await office.call('withdrawalRule', {})).answer;
    expect(before).not.toEqual(rule);
    const listed = (await office.call('proposals', {}, { name: 'bob' })).answer.proposals;
    expect(listed.find((each) => each.id === id)).toMatchObject({
      call: 'setWithdrawalRule',
      by: 'ana',
      mayConfirm: true,
    });
    expect((await office.call('confirmProposal', { id }, { name: 'ana' })).refusal?.key).toBe('sameOperator');
    const both = await Promise.all([
      office.call('confirmProposal', { id }, { name: 'bob' }),
      office.call('confirmProposal', { id }, { name: 'cem' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await office.call('withdrawalRule', {})).answer).toEqual(rule);
    const subject = `proposal ${id}`;
    expect((await lines()).filter((line) => line.subject === subject)).toMatchObject([
      { operator: 'ana', action: 'proposed' },
      { action: 'proposal confirmed' },
    ]);
    expect(await logFault(server.database.reader, testLogKey)).toBeNull();
  });

  it('is refused to who has no right for the call itself', async () => {
    const id = await propose();
    expect(
      await office.call('confirmProposal', { id }, { name: 'bob', rights: ['audit.change'] }),
    ).toMatchObject({
      refusal: { key: 'forbidden', values: { right: 'money.change' } },
    });
    expect(
      (await office.call('proposals', {}, { name: 'bob', rights: ['audit.see'] })).answer.proposals,
    ).toEqual([]);
  });

  it('waits again where doing it is refused', async () => {
    const { proposal } = await office.call('setWithdrawalRule', {
      ...rule,
      maxMinor: 1_000,
      minMinor: 2_000,
    });
    const id = proposal!;
    expect((await office.call('confirmProposal', { id }, { name: 'bob' })).refusal?.key).toBe('ruleOrder');
    expect(
      (await office.call('proposals', {}, { name: 'bob' })).answer.proposals.map((each) => each.id),
    ).toContain(id);
    await office.call('withdrawProposal', { id, reason: 'the wrong way round' }, { name: 'ana' });
    expect((await office.call('confirmProposal', { id }, { name: 'bob' })).refusal?.key).toBe('proposalOver');
  });

  it('keeps nothing of what was sent once it is decided, and is over after a week', async () => {
    const id = await propose();
    server.later(8 * 24 * 60 * 60_000);
    expect((await office.call('confirmProposal', { id }, { name: 'bob' })).refusal?.key).toBe('proposalOver');
    const next = await propose();
    await office.call('withdrawProposal', { id: next, reason: 'not now' });
    const rows = await server.database.reader.selectFrom('proposals').select(['id', 'params']).execute();
    expect(rows.filter(({ params }) => params !== '')).toEqual([]);
  });
});

describe('the operator log in the office', () => {
  it('is found by operator, kind and day, newest first, a page at a time', async () => {
    const { rows } = (await office.call('logLines', { kind: 'proposed' })).answer;
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => b - a));
    const day = rows[0]!.at.slice(0, 10);
    for (const filter of [{ operator: 'ana' }, { day }])
      expect((await office.call('logLines', filter)).answer.rows.length).toBeGreaterThan(0);
    expect((await office.call('logLines', { day: '2001-01-01' })).answer.rows).toEqual([]);
    expect((await office.call('logKinds', {})).answer).toMatchObject({
      kinds: expect.arrayContaining(['proposed', 'withdrawal rule set']),
      operators: expect.arrayContaining(['ana', 'bob']),
    });
    expect((await office.call('checkLog', {})).answer.fault).toBeNull();
  });
});
