import { languages } from '@members/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NoticeMessage, PaymentProvider } from '../provider';
import { providerContract } from '../../../testing/providerContract';
import { createSandbox, type Sandbox } from './createSandbox';
import { createSandboxProvider } from './provider';
import { preferredLanguage, texts } from './texts';

const secret = 'a secret of both';
const url = 'http://localhost:8085';
const directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
const file = join(directory, 'payments.jsonl');
const notices: NoticeMessage[] = [];
let shop: Server;
let shopStatus = 200;
let sandbox: Sandbox;
let provider: PaymentProvider;
let offsetMs = 0;
const now = () => new Date(Date.now() + offsetMs);

const newSandbox = () =>
  createSandbox({
    secret,
    url,
    noticeUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`,
    frameAncestors: ['http://localhost:8080'],
    file,
    now,
    retryAfterMs: () => 10,
  });

beforeAll(async () => {
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      notices.push({ headers: request.headers, body });
      response.writeHead(shopStatus).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  sandbox = await newSandbox();
  const address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  provider = createSandboxProvider({ url: address, secret, now });
});
afterAll(async () => {
  await sandbox.close();
  shop.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => {
  notices.length = 0;
  shopStatus = 200;
  offsetMs = 0;
});

const pathOf = (payUrl: string) => payUrl.slice(url.length);
const choose = (payUrl: string, action: string) =>
  sandbox.inject({
    method: 'POST',
    url: pathOf(payUrl),
    payload: `action=${action}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const actions = { paid: 'pay', failed: 'fail', expired: 'expire' } as const;
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};
let count = 0;
const order = () => ({
  reference: `order-${(count += 1)}`,
  amountMinor: 123_456,
  currency: 'XTS',
  channel: '<b>Card</b>',
  language: 'en_us',
  expiresAt: new Date(Date.now() + 30 * 60_000),
});

providerContract('the sandbox', () => ({
  provider,
  end: async (payUrl, outcome) => void (await choose(payUrl, actions[outcome])),
  nextNotice: async () => {
    await until(() => notices.length > 0);
    return notices.shift()!;
  },
  later: (ms) => {
    offsetMs += ms;
  },
}));

describe('the sandbox’s page (RECH-06, D51)', () => {
  it('shows amount and choices, in a frame of the app only, without scripts and with nothing from elsewhere', async () => {
    const { payUrl } = await provider.createPayment(order());
    const { body, headers } = await sandbox.inject(pathOf(payUrl));
    expect(body).toContain('1,234.56 XTS');
    expect(body).toContain('&lt;b&gt;Card&lt;/b&gt;');
    expect(body).not.toMatch(/<script|https?:\/\//);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http://localhost:8080');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(languages)('speaks %s, asked for by address or by the browser', async (language) => {
    const { payUrl } = await provider.createPayment({ ...order(), language });
    const { tag, title } = texts[language];
    const { body } = await sandbox.inject(pathOf(payUrl));
    expect(body).toContain(`<html lang="${tag}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(preferredLanguage(`xx, ${tag};q=0.8, en;q=0.1`)).toBe(language);
  });

  it('leads back to itself after a choice, so that reloading it pays nothing again', async () => {
    const { payUrl } = await provider.createPayment(order());
    const answer = await choose(payUrl, 'pay');
    expect(answer.statusCode).toBe(303);
    expect((await sandbox.inject(String(answer.headers.location))).body).toContain(texts.en_us.paid);
    await choose(payUrl, 'fail');
    await choose(payUrl, 'pay');
    expect(notices).toHaveLength(1);
  });

  it('says that a payment does not exist, and ignores what is no choice', async () => {
    expect((await sandbox.inject('/pay/unknown')).statusCode).toBe(404);
    const { payUrl } = await provider.createPayment(order());
    await choose(payUrl, 'constructor');
    expect((await sandbox.inject(pathOf(payUrl))).body).toContain(texts.en_us.open);
  });

  it('is expired when its time is over, and can be paid late all the same', async () => {
    const { payUrl } = await provider.createPayment(order());
    offsetMs = 31 * 60_000;
    expect((await sandbox.inject(pathOf(payUrl))).body).toContain(texts.en_us.expired);
    await choose(payUrl, 'pay');
    expect(notices).toEqual([]);
    await choose(payUrl, 'payLate');
    expect(provider.readNotice(notices[0]!).outcome).toBe('paid');
  });
});

describe('what the sandbox tells the shop', () => {
  it('it tells again until the shop confirms', async () => {
    const { payUrl } = await provider.createPayment(order());
    shopStatus = 500;
    await choose(payUrl, 'pay');
    await until(() => notices.length >= 3);
    shopStatus = 200;
    const before = notices.length;
    await until(() => notices.length > before);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notices.length).toBeLessThanOrEqual(before + 2);
  });

  it('it tells after a restart, from its file', async () => {
    const asked = order();
    const { payUrl } = await provider.createPayment(asked);
    shopStatus = 500;
    await choose(payUrl, 'pay');
    await sandbox.close();
    notices.length = 0;
    shopStatus = 200;
    sandbox = await newSandbox();
    const address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
    provider = createSandboxProvider({ url: address, secret, now });
    await until(() => notices.length > 0);
    expect(provider.readNotice(notices[0]!)).toMatchObject({ reference: asked.reference, outcome: 'paid' });
  });

  it('it takes no order and gives no list to whom it does not know', async () => {
    const stranger = createSandboxProvider({
      url: `http://127.0.0.1:${portOf(sandbox)}`,
      secret: 'other',
      now,
    });
    await expect(stranger.createPayment(order())).rejects.toThrow('answered 401');
    await expect(stranger.listPayments(new Date(0))).rejects.toThrow('answered 401');
  });
});

const portOf = (app: Sandbox) => (app.server.address() as AddressInfo).port;
