import { siteCalls } from '@members/contract';
import { startTestClient } from '../testing/testClient';
import { answer, envelope, raw, startTestServer } from '../testing/testServer';
import { call } from './call';
import { deviceToken } from './deviceToken';
import { beginSession, endSession } from './lifecycle';
import { session } from './session';
import { endSessions } from './signOut';

let client: Awaited<ReturnType<typeof startTestClient>>;
beforeEach(async () => {
  client = await startTestClient();
  beginSession({ memberId: 7, token: 'the token' });
});
afterEach(() => client.stop());

const sent = (server = client.server) =>
  server.seen
    .filter(({ path }) => path === '/api/member/signOut')
    .map(({ method, body }) => `${method} ${body}`);
const asked = 'POST tokensso=the+token';
/** Joins what is under way. */
const settled = async () => {
  await import('./signOut');
  await endSessions();
};
const networkReturns = async () => {
  window.dispatchEvent(new Event('online'));
  await settled();
};

describe('logging out', () => {
  // STATE-02, D18
  it('leaves the language alone in the local storage, and ends the session on the server', async () => {
    endSession('logout');
    expect(session.current()).toBeNull();
    expect({ ...localStorage }).toEqual({ 'members.language': 'ko_ko' });
    await settled();
    expect(sent()).toEqual([asked]);
  });

  it('without a network ends it on the server as soon as there is one', async () => {
    await client.server.stop();
    endSession('logout');
    await settled();
    expect({ ...localStorage }).toEqual({ 'members.language': 'ko_ko' });
    const again = await startTestServer(Number(new URL(client.server.baseUrl).port));
    await networkReturns();
    expect(sent(again)).toEqual([asked]);
    await again.stop();
    expect(client.heard.networkErrors).toBe(0);
  });

  it.each([raw('', 503), envelope(500, ''), envelope(401, 'Too many requests')])(
    'asks again when a server can’t do it for now',
    async (reply) => {
      client.server.reply(reply);
      endSession('logout');
      await settled();
      expect(client.heard.messages).toEqual([]);
      client.server.reply(answer(null));
      await networkReturns();
      await networkReturns();
      expect(sent()).toEqual([asked, asked]);
    },
  );

  it('is done where the server has no such call', async () => {
    client.server.reply(raw('', 404));
    endSession('logout');
    await settled();
    await networkReturns();
    expect(sent()).toEqual([asked]);
  });

  it('by the server needs no call', async () => {
    endSession('auth');
    await settled();
    expect(sent()).toEqual([]);
  });
});

describe('the token of the device', () => {
  it('is 128 random bits that outlive a session, for a server that announces additions alone', async () => {
    client.server.reply(answer({}));
    await call(siteCalls.siteInfo);
    expect(deviceToken()).toBeUndefined();
    client.server.reply(answer({ post_twins: 1 }));
    await call(siteCalls.siteInfo);
    const token = deviceToken();
    expect(token).toMatch(/^[\da-f]{32}$/);
    endSession('auth');
    expect(deviceToken()).toBe(token);
  });
});
