import {
  calls,
  decodeData,
  readShape,
  type ControlChange,
  type PlayControl,
  type Session,
} from '@members/contract';
import { noon, createTestServer, sessionHeaders, type TestServer } from '../../testing';

let server: TestServer;
let member: Session & { username: string };
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  member = await server.signUp({ balanceMinor: 12_345 });
});
afterAll(() => server.close());

type Fields = Record<string, string>;
async function ask<T>(method: 'GET' | 'POST', path: string, fields: Fields = {}) {
  const headers = { ...sessionHeaders(member), lang: 'es_spa' };
  const { code, msg, data, status } = await server.send(method, `/control${path}`, { fields, headers });
  return { code, msg, status, answer: (code === 200 ? decodeData(data) : null) as T };
}
const textOf = async (of: string, language = 'en_us') =>
  await server.app.inject({
    url: `/api/control/history?of=${of}`,
    headers: { ...sessionHeaders(member), lang: language },
  });

describe('the requests of Play in control', () => {
  it.each([
    ['GET', ''],
    ['GET', '/session'],
    ['GET', '/changes'],
    ['GET', '/history'],
    ['POST', '/limit'],
    ['POST', '/limit/confirm'],
    ['POST', '/limit/drop'],
    ['POST', '/pause'],
  ] as const)('%s %s needs a session', async (method, path) => {
    expect(await server.send(method, `/control${path}`)).toMatchObject({ code: 401, status: 200 });
  });

  it('show, set, raise, drop and confirm a limit, in whole points', async () => {
    const before = await ask<PlayControl>('GET', '');
    expect(readShape(calls.playControl.answer, before.answer)).toEqual(before.answer);
    expect(before.answer.limits.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['lossDay', null],
      ['lossWeek', null],
      ['depositDay', null],
      ['depositWeek', null],
    ]);
    expect(before.answer).toMatchObject({ pause: null, session: { startedAt: null, netMinor: 0 } });

    const set = (amount: string) => ask<PlayControl>('POST', '/limit', { kind: 'lossDay', amount });
    expect((await set('50')).answer.limits[0]).toMatchObject({ amountMinor: 5_000, raise: null });
    const raised = (await set('80')).answer;
    expect(readShape(calls.setLimit.answer, raised)).toEqual(raised);
    expect(raised.limits[0]).toMatchObject({
      amountMinor: 5_000,
      raise: { toMinor: 8_000 },
    });
    expect(
      (await ask<PlayControl>('POST', '/limit/drop', { kind: 'lossDay' })).answer.limits[0]!.raise,
    ).toBeNull();
    await set('');
    expect(await ask('POST', '/limit/confirm', { kind: 'lossDay' })).toMatchObject({
      code: 401,
      msg: 'Se puede confirmar a partir del 2026-11-22 12:00:00 UTC',
    });
    server.setTime('2026-11-22T12:00:00Z');
    const confirmed = await ask<PlayControl>('POST', '/limit/confirm', { kind: 'lossDay' });
    expect(confirmed.answer.limits[0]!.amountMinor).toBeNull();
    const changes = (await ask<ControlChange[]>('GET', '/changes')).answer;
    expect(readShape(calls.controlChanges.answer, changes)).toEqual(changes);
    expect(changes.map(({ action }) => action)).toEqual([
      'raiseConfirmed',
      'raiseAsked',
      'raiseDropped',
      'raiseAsked',
      'limitSet',
    ]);
  });

  it.each(['-1', '1.5', '1e3', 'x', '12345678901'])('refuse %j as a limit', async (amount) => {
    expect(await ask('POST', '/limit', { kind: 'lossDay', amount })).toMatchObject({
      code: 401,
      msg: 'Escribe un importe correcto',
    });
  });

  it('begin a pause that leaves login, records and money open', async () => {
    const { answer } = await ask<PlayControl>('POST', '/pause', { length: 'week' });
    expect(answer.pause).toEqual({ until: '2026-11-29T12:00:00.000Z' });
    expect(await ask('POST', '/pause', { length: 'day' })).toMatchObject({
      code: 401,
      msg: 'Una pausa se puede alargar, no acortar',
    });
    const session = { session: member };
    expect((await server.call('member', undefined, session)).code).toBe(200);
    expect((await server.call('moneyLog', { page: 1, limit: 10 }, session)).code).toBe(200);
    expect((await server.call('orders', undefined, session)).code).toBe(200);
  });
});

describe('the exported history', () => {
  it('has the member’s own money movements, in the member’s language', async () => {
    await server.signUp({ balanceMinor: 999 });
    const answer = await textOf('money', 'zh_cn');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = answer.body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFF编号,时间 (UTC),类型,金额,订单');
    expect(lines).toEqual([expect.stringMatching(/^\d+,\d{4}-\d\d-\d\d [\d:]{8},充值,123\.45,$/)]);
  });

  it('has a head alone for a member without orders, and nothing else to offer', async () => {
    expect((await textOf('orders')).body).toBe(
      '\uFEFFNumber,Placed (UTC),Game,Period,Bet,Stake,Odds,Status,Payout,Settled (UTC)\r\n',
    );
    expect((await textOf('members')).json()).toMatchObject({ code: 401, msg: 'Invalid value' });
  });
});
