import { createPushService } from '../../testing/pushService';
import { createTestServer, type TestServer } from '../../testing';

let service: Awaited<ReturnType<typeof createPushService>>;
let server: TestServer;
beforeAll(async () => {
  service = await createPushService();
  server = await createTestServer({ pushOrigins: [service.origin] });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const endpoints = async () =>
  (await server.database.reader.selectFrom('push_subscriptions').select('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  );

describe('a subscription (NOT-04, decision 101)', () => {
  test('of an unknown push service is refused', async () => {
    const session = await server.signUp();
    const endpoint = 'https://10.0.0.1/push';
    const given = { ...service.browser().subscription, endpoint, language: 'en_us' } as const;
    expect(await server.call('subscribePush', given, { session })).toMatchObject({
      code: 401,
      message: 'Invalid value',
    });
    expect(await endpoints()).toEqual([]);
  });

  test('is renewed by who knows it, and taken away by its member alone', async () => {
    const [session, stranger] = [await server.signUp(), await server.signUp()];
    const [{ subscription: first }, { subscription: next }] = [service.browser(), service.browser()];
    await server.call('subscribePush', { ...first, language: 'en_us' }, { session });
    await server.call('unsubscribePush', { endpoint: first.endpoint }, { session: stranger });
    await server.call('renewPush', { ...next, before: `${first.endpoint}0` });
    expect(await endpoints()).toEqual([first.endpoint]);
    expect(await server.call('renewPush', { ...next, before: first.endpoint })).toMatchObject({ code: 200 });
    expect(await endpoints()).toEqual([next.endpoint]);
    await server.call('unsubscribePush', { endpoint: next.endpoint }, { session });
    expect(await endpoints()).toEqual([]);
  });
});
