import { createHmac } from 'node:crypto';
import { createMailTransport } from '../mail';
import {
  createTestMailServer,
  createTestOffice,
  createTestServer,
  createWebhookReceiver,
  noon,
  type TestOffice,
  type TestServer,
} from '../../testing';
import { createAlerts, raiseAlert } from './createAlerts';
import type { Facts } from './conditions';

const secret = 'between the servers and their operators';
const rightsOf = (area: 'money' | 'games') => ({ rights: [`${area}.see`] as const });

let server: TestServer;
let office: TestOffice;
let hook: Awaited<ReturnType<typeof createWebhookReceiver>>;
let mail: Awaited<ReturnType<typeof createTestMailServer>>;
let facts: Facts;

beforeEach(async () => {
  server = await createTestServer({ time: noon });
  office = await createTestOffice(server);
  hook = await createWebhookReceiver();
  mail = await createTestMailServer();
  facts = {
    withdrawals: { count: 0, oldestAt: null },
    payments: { count: 0, oldestAt: null },
    books: null,
    lateRounds: [],
    games: [],
    backupAt: server.now(),
    installedAt: server.now(),
    servers: [],
    mails: { count: 0, oldestAt: null },
  };
});
afterEach(async () => {
  await office.close();
  await server.close();
  await hook.close();
  await mail.close();
});

const errors: unknown[] = [];
const receivers = () => ({ webhook: { url: hook.url, secret }, mailAddresses: ['ana@office.test'] });

/** The alerts of one of several servers. */
const process = () =>
  createAlerts({
    ...receivers(),
    database: server.database,
    transport: createMailTransport({ url: mail.url, from: 'Members <members@site.test>' }),
    facts: async () => facts,
    siteName: 'Members',
    officeOrigin: 'https://office.test',
    now: server.now,
    onError: (error) => void errors.push(error),
  });

const late = () => {
  facts = {
    ...facts,
    lateRounds: [{ gameKey: 'k3-1m', count: 1, oldestAt: new Date(server.now().getTime() - 130_000) }],
  };
};
const over = () => {
  facts = { ...facts, lateRounds: [] };
};
const told = () => hook.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe('an alert (OFC-17)', () => {
  it('is told once when it begins and once when it ends, by one of several servers, signed, and by mail', async () => {
    const servers = [process(), process(), process()];
    const everywhere = async () => {
      await Promise.all(servers.map(({ look }) => look()));
      await Promise.all(servers.map(({ send }) => send()));
    };
    late();
    await everywhere();
    await everywhere();
    expect(told()).toEqual([
      {
        ...{ id: expect.stringMatching(/^alert-\d+-began$/), kind: 'roundLate', phase: 'began' },
        ...{ subject: 'k3-1m', values: { seconds: 130, count: 1 }, url: 'https://office.test/today' },
        text: 'A round of k3-1m is 130 seconds past its draw and not settled; 1 are.',
        at: '2026-11-21T12:00:00.000Z',
      },
    ]);
    const { signature, body } = hook.received[0]!;
    expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    expect(mail.mails).toMatchObject([
      { to: ['ana@office.test'], subject: expect.stringContaining('A round of k3-1m is 130 seconds') },
    ]);

    over();
    await everywhere();
    server.later(60_000);
    await everywhere();
    expect(hook.received).toHaveLength(1);
    server.later(61_000);
    await everywhere();
    await everywhere();
    expect(told().map(({ phase }) => phase)).toEqual(['began', 'ended']);
    expect(mail.mails.map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringMatching(/^A round/),
      expect.stringMatching(/^Over: A round/),
    ]);
    await Promise.all(servers.map(({ stop }) => stop()));
  });

  it('does not come and go while it holds again within two minutes', async () => {
    const one = process();
    for (const each of [late, over, late, over, late]) {
      each();
      await one.look();
      server.later(90_000);
    }
    await one.send();
    expect(told()).toHaveLength(1);
    await one.stop();
  });

  it('reaches a receiver that was away, its end after its beginning, and says meanwhile that it has not', async () => {
    const one = process();
    hook.answers.push(500, 500);
    late();
    await one.look();
    await one.send();
    const unsent = async () => (await office.call('today', {})).answer.system!.unsentAlerts;
    expect(await unsent()).toEqual({ count: 1, error: 'The webhook answers 500.' });
    over();
    await one.look();
    server.later(130_000);
    await one.look();
    await one.send();
    server.later(3_600_000);
    await one.send();
    expect(told().map(({ phase }) => phase)).toEqual(['began', 'began', 'began', 'ended']);
    expect(new Set(told().map(({ id }) => id)).size).toBe(2);
    expect(await unsent()).toEqual({ count: 0, error: '' });
    await one.stop();
  });

  it('of something that happened once is told once, whoever tells of it', async () => {
    const raise = () =>
      raiseAlert(
        { database: server.database, receivers: receivers(), now: server.now },
        {
          kind: 'releaseTakenBack',
          subject: 'mfe-video',
          values: { releaseId: '1.2.3+b2', why: 'A test' },
          event: 'log-7',
        },
      );
    await Promise.all([raise(), raise()]);
    await raise();
    const one = process();
    await one.send();
    expect(told()).toMatchObject([
      { kind: 'releaseTakenBack', text: 'mfe-video 1.2.3+b2 was taken back: A test' },
    ]);
    const { alerts } = (await office.call('today', {})).answer;
    expect(alerts).toMatchObject([{ kind: 'releaseTakenBack', endedAt: expect.any(String) }]);
    await one.stop();
  });
});

describe('alerts in the office (OFC-18)', () => {
  it('are seen by who sees their area, and acknowledged once, on record', async () => {
    const one = process();
    late();
    await one.look();
    const [alert] = (await office.call('alerts', { state: 'on' })).answer.rows;
    expect(alert).toMatchObject({ kind: 'roundLate', subject: 'k3-1m', endedAt: null });
    expect((await office.call('alerts', {}, rightsOf('money'))).answer.rows).toEqual([]);
    expect((await office.call('today', {}, rightsOf('money'))).answer.alerts).toEqual([]);
    const { id } = alert!;
    const asMoney = await office.call('acknowledgeAlert', { id }, rightsOf('money'));
    expect(asMoney.refusal).toMatchObject({ key: 'forbidden', values: { right: 'games.see' } });
    expect((await office.call('acknowledgeAlert', { id }, rightsOf('games'))).status).toBe(200);
    expect((await office.call('acknowledgeAlert', { id }, { name: 'bob' })).refusal).toMatchObject({
      key: 'alertAcknowledged',
      values: { operator: 'ana' },
    });
    expect((await office.call('acknowledgeAlert', { id: 99_999 })).refusal?.key).toBe('missing');
    expect((await office.call('today', {})).answer.alerts).toMatchObject([{ acknowledgedBy: 'ana' }]);
    const { rows } = (await office.call('logLines', { kind: 'alert acknowledged' })).answer;
    expect(rows).toMatchObject([
      { operator: 'ana', subject: `alert ${id}`, details: { kind: 'roundLate', about: 'k3-1m' } },
    ]);
    await one.stop();
  });

  it('that are over are looked through a page at a time, and gone after three months', async () => {
    const one = process();
    for (let count = 0; count < 52; count += 1) {
      const event = `event ${count}`;
      await raiseAlert(
        { database: server.database, receivers: { webhook: null, mailAddresses: [] }, now: server.now },
        { kind: 'releaseFails', subject: 'mfe-video', values: {}, event },
      );
    }
    const first = (await office.call('alerts', { state: 'over' })).answer;
    const second = (await office.call('alerts', { state: 'over', after: first.next! })).answer;
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 2, null]);
    server.later(91 * 86_400_000);
    facts = { ...facts, backupAt: server.now() };
    await one.look();
    expect((await office.call('alerts', {})).answer.rows).toEqual([]);
    await one.stop();
  });

  it('begin by a rule that an operator sets, on record', async () => {
    const { rule, webhook, mails } = (await office.call('alertRule', {})).answer;
    expect({ webhook, mails }).toEqual({ webhook: false, mails: [] });
    expect((await office.call('setAlertRule', { ...rule, roundSeconds: 5 })).refusal).toMatchObject({
      key: 'illegal',
      values: { fields: 'roundSeconds' },
    });
    expect((await office.call('setAlertRule', { ...rule, roundSeconds: 200 })).status).toBe(200);
    const one = process();
    late();
    await one.look();
    expect((await office.call('alerts', {})).answer.rows).toEqual([]);
    const { rows } = (await office.call('logLines', { kind: 'rule of alerts set' })).answer;
    expect(rows[0]).toMatchObject({
      details: { before: { roundSeconds: 120 }, after: { roundSeconds: 200 } },
    });
    await one.stop();
  });
});
