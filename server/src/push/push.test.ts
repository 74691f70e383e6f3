import type { Session } from '@members/contract';
import { importJWK, jwtVerify } from 'jose';
import { openPush } from '../openPush';
import { tellMember } from '../messages';
import { createTestServer, noon, testPassword, type TestServer } from '../../testing';
import { testPepper } from '../../testing/createTestServer';
import { createPushService } from '../../testing/pushService';

const minuteMs = 60_000;
let service: Awaited<ReturnType<typeof createPushService>>;
let server: TestServer;
const errors: unknown[] = [];
beforeAll(async () => {
  service = await createPushService();
  server = await createTestServer({ time: noon, pushOrigins: [service.origin] });
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(() => {
  service.received.length = 0;
  errors.length = 0;
  service.answer(201);
});

const openOutbox = () =>
  openPush({
    config: { appOrigin: 'https://m.example', passwordPepper: testPepper },
    database: server.database,
    now: server.now,
    onError: (error) => void errors.push(error),
  });
const sendDue = () => openOutbox().sendDue();

/** A member with a device that is told by push. */
async function told(language: 'en_us' | 'ko_ko' = 'en_us') {
  const session = await server.signUp();
  const browser = service.browser();
  const subscribe = (as: Session = session) =>
    server.call('subscribePush', { ...browser.subscription, language }, { session: as });
  expect(await subscribe()).toMatchObject({ code: 200 });
  return { session, browser, subscribe, memberId: session.memberId };
}

const arrived = (memberId: number) =>
  tell({ memberId, kind: 'withdrawalArrived', details: { amountMinor: 123_450 } });
const tell = (message: Omit<Parameters<typeof tellMember>[1], 'now'>) =>
  server.database.transaction((transaction) =>
    tellMember(transaction, { ...message, now: server.now() } as Parameters<typeof tellMember>[1]),
  );
const turn = (session: Session, name: 'bets' | 'withdrawals' | 'details', on: 'yes' | 'no') =>
  server.call('setMessageSwitch', { name, on }, { session });
const rows = (table: 'push_deliveries' | 'push_subscriptions') =>
  server.database.reader.selectFrom(table).selectAll().execute();

describe('a device that is told by push (NOT-04, decision 101)', () => {
  test('gets a message once, encrypted for it, in its language and in the declarative format, without amounts', async () => {
    const { browser, memberId } = await told('ko_ko');
    await arrived(memberId);
    await Promise.all([sendDue(), sendDue()]);
    expect(service.received).toHaveLength(1);
    expect(browser.read(service.received[0]!)).toEqual({
      web_push: 8030,
      notification: {
        title: '출금이 완료되었습니다',
        body: expect.not.stringContaining('1,234.50') as string,
        lang: 'ko',
        navigate: 'https://m.example/#/WithdrawRecord',
        tag: expect.stringMatching(/^message-\d+$/) as string,
        timestamp: Date.parse(noon),
        app_badge: '1',
      },
      app_badge: 1,
    });
    expect(Number(service.received[0]!.headers.ttl)).toBe(24 * 60 * 60);
    expect(await rows('push_deliveries')).toEqual([]);
  });

  test('is told by this server alone: what it sends is signed with the key that browsers subscribe with', async () => {
    const { session, memberId } = await told();
    await arrived(memberId);
    await sendDue();
    const { publicKey } = (await server.call('pushSettings', undefined, { session })).answer!;
    const [, token, key] = /^vapid t=(.+), ?k=(.+)$/.exec(
      String(service.received[0]!.headers.authorization),
    )!;
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const verifier = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256');
    const { payload } = await jwtVerify(token!, verifier);
    expect(payload).toMatchObject({ aud: service.origin, sub: 'https://m.example' });
  });

  test('shows amounts and reasons where the member wants it', async () => {
    const { session, browser, memberId } = await told();
    await turn(session, 'details', 'yes');
    await arrived(memberId);
    await sendDue();
    expect(browser.read(service.received[0]!)).toMatchObject({
      notification: { body: '$1,234.50 has arrived on your card.' },
    });
  });

  test('gets what an operator has written only without its text, or as plain text', async () => {
    const { session, browser, memberId } = await told();
    const details = {
      name: { en_us: 'Your card' },
      text: { en_us: '<p>It ends in <b>42</b> &amp; works.</p>' },
    };
    await tell({ memberId, kind: 'message', details });
    await turn(session, 'details', 'yes');
    await tell({ memberId, kind: 'support', details });
    await turn(session, 'details', 'no');
    await sendDue();
    const shown = service.received.map((push) => browser.read(push));
    expect(shown).toHaveLength(2);
    expect(JSON.stringify(shown)).not.toContain('42');
    await turn(session, 'details', 'yes');
    await tell({ memberId, kind: 'support', details });
    await sendDue();
    expect(browser.read(service.received[2]!)).toMatchObject({
      notification: { title: 'Your card', body: 'It ends in 42 & works.' },
    });
  });

  test('hears nothing of a kind that is switched off; security can’t be', async () => {
    const { session, memberId } = await told();
    await turn(session, 'withdrawals', 'no');
    await arrived(memberId);
    await sendDue();
    expect(service.received).toHaveLength(0);
    await tell({ memberId, kind: 'security', details: { event: 'card', device: '' } });
    await sendDue();
    expect(service.received).toHaveLength(1);
    const switches = (await server.call('pushSettings', undefined, { session })).answer!.switches;
    expect(switches).toEqual({
      bets: false,
      withdrawals: false,
      messages: true,
      support: true,
      supportMail: true,
      details: false,
    });
    expect(
      await server.call('setMessageSwitch', { name: 'security' as 'bets', on: 'no' }, { session }),
    ).toMatchObject({
      code: 401,
      message: 'Invalid value',
    });
  });

  test('hears nothing once its session has ended, by logging out or by time', async () => {
    const [out, late] = [await told(), await told()];
    await arrived(out.memberId);
    await server.call('signOut', { token: out.session.token });
    await arrived(out.memberId);
    await sendDue();
    expect(service.received).toHaveLength(0);
    server.later(8 * 24 * 60 * minuteMs);
    await arrived(late.memberId);
    await sendDue();
    expect(service.received).toHaveLength(0);
    expect((await rows('push_subscriptions')).filter(({ member_id }) => member_id === out.memberId)).toEqual(
      [],
    );
  });

  test('hears that the password was changed, although that ends its session', async () => {
    const { session, browser, memberId } = await told();
    const other = await server.sessionOf(memberId);
    const change = { oldPassword: testPassword, newPassword: 'secret-2' };
    expect(await server.call('setLoginPassword', change, { session: other })).toMatchObject({ code: 200 });
    expect(await server.call('member', undefined, { session })).toMatchObject({ code: 401 });
    await sendDue();
    expect(service.received.map((push) => browser.read(push))).toMatchObject([
      { notification: { title: 'Your login password was changed' } },
    ]);
    await arrived(memberId);
    await sendDue();
    expect(service.received).toHaveLength(1);
  });

  test('is the last member’s who asked on it, and a session has one', async () => {
    const { browser, subscribe, memberId } = await told();
    const other = await server.signUp();
    expect(await subscribe(other)).toMatchObject({ code: 200 });
    await arrived(memberId);
    await sendDue();
    expect(service.received).toHaveLength(0);
    const second = service.browser();
    await server.call('subscribePush', { ...second.subscription, language: 'en_us' }, { session: other });
    await arrived(other.memberId);
    await sendDue();
    expect(service.received.map(({ path }) => path)).toEqual([
      new URL(second.subscription.endpoint).pathname,
    ]);
    expect(() => browser.read(service.received[0]!)).toThrow();
  });
});

describe('sending (decision 101)', () => {
  test('is tried again with back-off while the push service can’t, and given up when it is no news any more', async () => {
    const { memberId } = await told();
    service.answer(503);
    await arrived(memberId);
    await sendDue();
    await sendDue();
    expect(service.received).toHaveLength(1);
    for (const [wait, attempts] of [
      [30_000, 2],
      [30_000, 2],
      [30_000, 3],
    ] as const) {
      server.later(wait);
      await sendDue();
      expect(service.received).toHaveLength(attempts);
    }
    expect(errors).toHaveLength(3);
    service.answer(201);
    server.later(24 * 60 * minuteMs);
    await sendDue();
    expect(service.received).toHaveLength(3);
    expect(await rows('push_deliveries')).toEqual([]);
  });

  test.each([403, 404, 410])('forgets a device of which the push service says %i', async (status) => {
    const { memberId } = await told();
    service.answer(status);
    await arrived(memberId);
    await sendDue();
    expect((await rows('push_subscriptions')).filter((row) => row.member_id === memberId)).toEqual([]);
    expect(await rows('push_deliveries')).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('follows no redirect, and drops what the push service does not want', async () => {
    const { memberId } = await told();
    service.answer(307);
    await arrived(memberId);
    await sendDue();
    expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(await rows('push_deliveries')).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  test('goes on where a process has ended in between', async () => {
    const { memberId } = await told();
    await arrived(memberId);
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('push_deliveries')
        .set({ due_at: new Date(server.now().getTime() + minuteMs), attempts: 1 })
        .execute(),
    );
    await sendDue();
    expect(service.received).toHaveLength(0);
    server.later(minuteMs);
    await sendDue();
    expect(service.received).toHaveLength(1);
  });
});
