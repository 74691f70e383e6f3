import { authErrorTexts, lotteryCalls, memberCalls, showcaseCalls, walletCalls } from '@members/contract';
import { startTestClient } from '../testing/testClient';
import { answer, envelope, raw } from '../testing/testServer';
import { call } from './call';
import { beginSession } from './lifecycle';
import { session } from './session';
import { apiSettings, setApiSettings } from './settings';

let client: Awaited<ReturnType<typeof startTestClient>>;
let server: typeof client.server;
let heard: typeof client.heard;
beforeEach(async () => {
  client = await startTestClient();
  ({ server, heard } = client);
});
afterEach(() => client.stop());

describe('what the server says (ERR-01, ERR-02, ERR-04, D13, D16)', () => {
  it('announces the text of a success, and nothing for an empty one', async () => {
    server.reply(answer([], 'saved'));
    await call(memberCalls.notices);
    server.reply(answer([]));
    await call(memberCalls.notices);
    expect(heard.messages).toEqual([{ text: 'saved', refused: false }]);
  });

  it('announces a refusal and throws it', async () => {
    server.reply(envelope(401, 'Period closed'));
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Period closed',
    });
    expect(heard.messages).toEqual([{ text: 'Period closed', refused: true }]);
  });

  it('announces what the app says of a success where the server says nothing, and one text only', async () => {
    server.reply(answer([]));
    await call(memberCalls.notices, undefined, { doneText: 'Done' });
    await call(memberCalls.notices, undefined, { doneText: (notices) => `${notices.length} notices` });
    server.reply(answer([], 'saved'));
    await call(memberCalls.notices, undefined, { doneText: 'Done', quiet: true });
    expect(heard.messages.map(({ text }) => text)).toEqual(['Done', '0 notices', 'saved']);
  });

  it('leaves a refusal to a caller that shows it itself', async () => {
    server.reply(envelope(401, 'Wrong username or password'));
    const login = call(
      memberCalls.login,
      { username: 'u', password: 'p', language: 'ko_ko' },
      { quiet: true },
    );
    await expect(login).rejects.toMatchObject({ kind: 'refused' });
    expect(heard.messages).toEqual([]);
  });

  it.each([
    ['another code', envelope(500, 'oops'), 'failed'],
    ['HTTP 500', raw('oops', 500), 'failed'],
    ['HTML instead of JSON', raw('<html></html>'), 'malformed'],
    ['JSON that is no envelope', raw('{"ok":true}'), 'malformed'],
    ['data that is no base64', raw('{"code":200,"msg":"","data":"%%%"}'), 'malformed'],
    ['data that is no JSON', raw(`{"code":200,"msg":"","data":"${btoa('{')}"}`), 'malformed'],
  ])('throws %s silently', async (_name, reply, kind) => {
    server.reply(reply);
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({ kind });
    expect(heard).toEqual({ messages: [], ended: [], networkErrors: 0 });
  });

  it('tells of a server that stays silent (API-02, D15)', async () => {
    setApiSettings({ ...apiSettings(), timeoutMs: 500 });
    server.reply(() => undefined);
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({ kind: 'network' });
    expect(heard.networkErrors).toBe(1);
  });

  it('waits 90 s for an answer where no other time is set (API-02, CONST-01)', async () => {
    const { timeoutMs: _, ...settings } = apiSettings();
    setApiSettings(settings);
    const limit = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    server.reply(answer([]));
    await call(showcaseCalls.cities);
    expect(limit).toHaveBeenCalledWith(90_000);
  });

  it('tells once of a network that fails many calls together, and again of a later try (D15)', async () => {
    await server.stop();
    await Promise.allSettled([
      call(showcaseCalls.cities),
      call(memberCalls.notices),
      call(lotteryCalls.games, {}),
    ]);
    client.later(1_000);
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({ kind: 'network' });
    expect(heard.networkErrors).toBe(1);
    client.later(5_000);
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({ kind: 'network' });
    expect(heard.networkErrors).toBe(2);
  });

  it('tells of a network without an answer (D15)', async () => {
    await server.stop();
    await expect(call(showcaseCalls.cities)).rejects.toMatchObject({ kind: 'network' });
    expect(heard.networkErrors).toBe(1);
  });
});

describe('the end of a session (ERR-03, STATE-02, D14, D18)', () => {
  it.each(Object.values(authErrorTexts))('comes with the text %s, once for many calls', async (text) => {
    beginSession({ memberId: 7, token: 'stale' });
    localStorage.setItem('something', 'else');
    server.reply(envelope(401, text));
    const asked = [call(memberCalls.member), call(lotteryCalls.orders), call(walletCalls.report)];
    const results = await Promise.allSettled(asked);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(heard.ended).toEqual(['auth']);
    expect(heard.messages).toEqual([]);
    expect(session.current()).toBeNull();
    expect({ ...localStorage }).toEqual({ 'members.language': 'ko_ko' });
  });

  it('is not brought by a late answer to somebody who has logged in since', async () => {
    beginSession({ memberId: 7, token: 'stale' });
    const asked = new Promise<() => void>((resolve) =>
      server.reply((response) => resolve(() => envelope(401, authErrorTexts.others)(response))),
    );
    const reading = call(memberCalls.member);
    const answerLate = await asked;
    beginSession({ memberId: 8, token: 'fresh' });
    answerLate();
    await expect(reading).rejects.toMatchObject({ kind: 'auth' });
    expect(heard.ended).toEqual([]);
    expect(session.current()).toEqual({ memberId: 8, token: 'fresh' });
  });
});
