import { changeControl, readHistory } from './control';
import { onApiEvent } from './events';
import { beginSession } from './lifecycle';
import { queryClient } from './queryClient';
import { setApiSettings } from './settings';
import { answer, envelope, startTestServer } from './testServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
let messages: string[];
let stop: () => void;
beforeEach(async () => {
  server = await startTestServer();
  localStorage.clear();
  setApiSettings({ baseUrl: server.baseUrl, language: () => 'ko_ko', timeoutMs: 10_000, keptKeys: [] });
  beginSession({ memberId: 7, token: 'secret' });
  messages = [];
  stop = onApiEvent('message', ({ text }) => void messages.push(text));
});
afterEach(async () => {
  stop();
  queryClient.clear();
  await server.stop();
});

const session = { startedAt: null, orders: 0, netMinor: 0, openMinor: 0, now: '2026-11-21T12:00:00.000Z' };
const limit = { kind: 'lossDay', amountMinor: 5_000, usedMinor: 0, raise: null };
const state = { limits: [limit], pause: null, session };

describe('a change of the limits', () => {
  it('is sent as a form with the session, and its answer is what screens read next', async () => {
    server.reply(answer(state));
    await expect(changeControl({ change: 'limit', kind: 'lossDay', points: 50 })).resolves.toEqual(state);
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/control/limit',
      headers: { tokensso: 'secret', lang: 'ko_ko' },
      body: 'kind=lossDay&amount=50',
    });
    expect(queryClient.getQueryData(['member', 7, '', 'control'])).toEqual(state);
  });

  it.each([
    [
      { change: 'limit', kind: 'depositWeek', points: null },
      '/api/control/limit',
      'kind=depositWeek&amount=',
    ],
    [{ change: 'confirm', kind: 'lossDay' }, '/api/control/limit/confirm', 'kind=lossDay'],
    [{ change: 'drop', kind: 'lossDay' }, '/api/control/limit/drop', 'kind=lossDay'],
    [{ change: 'pause', length: 'week' }, '/api/control/pause', 'length=week'],
  ] as const)('%j goes to %s', async (order, path, body) => {
    server.reply(answer(state));
    await changeControl(order);
    expect(server.seen[0]).toMatchObject({ method: 'POST', path, body });
  });

  it('says what the server refuses', async () => {
    server.reply(envelope(401, 'A pause can be made longer, not shorter'));
    await expect(changeControl({ change: 'pause', length: 'day' })).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(messages).toEqual(['A pause can be made longer, not shorter']);
  });
});

describe('the exported history', () => {
  const csv = (text: string) =>
    server.reply((response) => {
      response.setHeader('content-type', 'text/csv; charset=utf-8');
      response.end(text);
    });

  it.each(['\uFEFFNumber,Time\r\n', 'Number,Time\r\n'])(
    'is a file with one mark in front (%j)',
    async (text) => {
      csv(text);
      const file = await readHistory('orders');
      expect([file.type, file.size]).toEqual(['text/csv;charset=utf-8', 3 + 'Number,Time\r\n'.length]);
      expect(server.seen[0]?.query.get('of')).toBe('orders');
    },
  );

  it('is none where the server refuses', async () => {
    server.reply((response) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      envelope(401, 'Too many requests, please wait a moment')(response);
    });
    await expect(readHistory('money')).rejects.toMatchObject({ kind: 'refused' });
    expect(messages).toEqual([]);
  });
});
