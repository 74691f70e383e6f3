import { startTestClient } from '../testing/testClient';
import { answer, envelope, raw, startTestServer } from '../testing/testServer';
import { beginSession, endSession } from './lifecycle';
import { deviceToken, session } from './session';
import { endKeptSessions, startEndingSessions } from './signOut';

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
const kept = () => localStorage.getItem('members.ended');
/** Joins what is under way. */
const settled = endKeptSessions;

describe('logging out', () => {
  it('ends the session here at once and then on the server', async () => {
    endSession('logout');
    expect(session.current()).toBeNull();
    await settled();
    expect([sent(), kept()]).toEqual([[asked], null]);
  });

  it('without a network ends it on the server at the next start', async () => {
    await client.server.stop();
    endSession('logout');
    expect(session.current()).toBeNull();
    await settled();
    expect(kept()).toContain('the token');
    const again = await startTestServer(Number(new URL(client.server.baseUrl).port));
    startEndingSessions();
    await settled();
    expect([sent(again), kept()]).toEqual([[asked], null]);
    await again.stop();
    expect(client.heard.networkErrors).toBe(0);
  });

  it('asks again when a server has too much to do, or refuses for now', async () => {
    for (const reply of [raw('', 503), envelope(500, ''), envelope(401, 'Too many requests')]) {
      client.server.reply(reply);
      endSession('logout');
      await settled();
      expect(kept()).toContain('the token');
      expect(client.heard.messages).toEqual([]);
    }
    expect(sent()).toHaveLength(3);
  });

  it('is done where the server has no such call', async () => {
    client.server.reply(raw('', 404));
    endSession('logout');
    await settled();
    expect([sent(), kept()]).toEqual([[asked], null]);
  });

  it('forgets after seven days, when the session has ended by itself', async () => {
    client.server.reply(raw('', 503));
    endSession('logout');
    await settled();
    client.later(7 * 24 * 60 * 60 * 1000);
    client.server.reply(answer(null));
    startEndingSessions();
    await settled();
    expect(sent()).toHaveLength(1);
  });

  it('by the server needs no call', async () => {
    endSession('auth');
    await settled();
    expect([sent(), kept()]).toEqual([[], null]);
  });
});

describe('the token of the device', () => {
  it('is 128 random bits that outlive a session', () => {
    const token = deviceToken();
    expect(token).toMatch(/^[\da-f]{32}$/);
    endSession('auth');
    expect(deviceToken()).toBe(token);
  });
});
