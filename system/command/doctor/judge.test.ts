import { quicknet, roundAt } from '@members/verifier';
import { lineOf } from './findings';
import {
  judgeApi,
  judgeBrowser,
  judgeCertificate,
  judgeChore,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeMail,
  judgeMode,
  judgeOffice,
  judgePage,
  judgePayments,
  judgeSecret,
} from './judge';

const now = new Date('2026-11-23T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('a certificate', () => {
  const certificate = { host: 'm.example.com', distrusted: null, validTo: inDays(60) };
  test.each([
    [{}, 'ok     certificate of m.example.com: valid for 60 days.'],
    [{ validTo: inDays(13) }, 'WRONG  certificate of m.example.com: it ends in 13 days: renew it'],
    [{ distrusted: 'SELF_SIGNED' }, 'WRONG  certificate of m.example.com: browsers refuse it (SELF_SIGNED)'],
  ])('%j', (changes, line) => {
    expect(lineOf(judgeCertificate({ ...certificate, ...changes }, now))).toContain(line);
  });
});

test('the office refuses who is nobody, under its own name', () => {
  const address = 'https://office.example.com/api/session';
  const judged = (status: number, key?: string) => lineOf(judgeOffice({ address, status, key }));
  expect(judged(401, 'signedOut')).toBe(`ok     office at ${address}: it asks who you are.`);
  expect(judged(403, 'elsewhere')).toContain('the same OFFICE_ORIGIN');
  expect(judged(404)).toContain('it answers 404: let the proxy send /api');
});

describe('page and API on origins of their own', () => {
  const origins = { appOrigin: 'https://m.example.com', apiOrigin: 'https://api.example.com' };
  const page = {
    status: 200,
    policy:
      "default-src 'none'; connect-src 'self' https://api.example.com; frame-src 'none', script-src 'self'",
    strictTransport: 'max-age=31536000',
  };
  const ofPage = (changes: object, where = origins) =>
    judgePage({ ...page, ...changes }, where).map(({ ok }) => ok);

  test('are right where the policy names the API, and over TLS alone', () => {
    expect(ofPage({})).toEqual([true]);
    expect(ofPage({ policy: "connect-src 'self'" })).toEqual([false]);
    expect(ofPage({ policy: null })).toEqual([false]);
    expect(ofPage({ status: 502 })).toEqual([false]);
    expect(ofPage({ strictTransport: null })).toEqual([true, false]);
  });

  test('one origin for both needs no more than itself', () => {
    const same = { appOrigin: 'http://localhost:8080', apiOrigin: 'http://localhost:8080' };
    expect(ofPage({ policy: "connect-src 'self'", strictTransport: null }, same)).toEqual([true]);
    expect(judgeApi({ status: 200, allowsOrigin: null }, same).ok).toBe(true);
  });

  test('need the API to allow the page', () => {
    expect(judgeApi({ status: 200, allowsOrigin: origins.appOrigin }, origins).ok).toBe(true);
    expect(judgeApi({ status: 200, allowsOrigin: null }, origins).says).toContain('APP_ORIGIN');
    expect(judgeApi({ status: 404, allowsOrigin: null }, origins).says).toContain('404');
  });
});

test('a secret is there and long enough, and no others read its file', () => {
  expect(judgeSecret({ name: 'SSO_SECRET', length: 43 }).ok).toBe(true);
  expect(judgeSecret({ name: 'SSO_SECRET', length: 8 }).ok).toBe(false);
  expect(judgeSecret({ name: 'SSO_SECRET', length: 0 }).says).toContain('missing');
  expect(judgeMode('.env', 0o100600).ok).toBe(true);
  expect(judgeMode('.env', 0o100640).says).toBe('others can read it (mode 640): chmod 600 .env');
});

describe('the database', () => {
  const rights = { name: 'app', superuser: false, ownsTables: 0, changesEntries: false };
  test.each([
    [{}, true],
    [{ superuser: true }, false],
    [{ ownsTables: 40 }, false],
    [{ changesEntries: true }, false],
  ])('with a role of %j', (changes, ok) => {
    const found = judgeDatabase({ pending: [], rights: { ...rights, ...changes } });
    expect(found.map((finding) => finding.ok)).toEqual([true, ok]);
  });
  test('lacks migrations', () => {
    expect(judgeDatabase({ pending: ['0096_x'], rights: null })[0]!.says).toContain('0096_x is next');
  });
});

test('the clock is that of the beacon, within fifteen seconds', () => {
  const round = Number(roundAt(quicknet, now));
  expect(judgeClock(round - 1, now).ok).toBe(true);
  expect(judgeClock(round - 20, now).says).toContain('60 s ahead of');
  expect(judgeClock(round + 20, now).says).toContain('60 s behind');
});

test('the disk has room', () => {
  expect(judgeDisk('.data', { free: 5e9, size: 50e9 }).ok).toBe(true);
  expect(judgeDisk('.data', { free: 5e8, size: 50e9 }).ok).toBe(false);
  expect(judgeDisk('.data', { free: 2e9, size: 100e9 }).ok).toBe(false);
});

test('the gate has a browser', () => {
  expect(judgeBrowser('/usr/bin/chromium').ok).toBe(true);
  expect(judgeBrowser(null).says).toContain('CHROMIUM_PATH');
});

test('members can recharge', () => {
  const sandbox = { url: '', secret: '', port: 1 };
  expect(judgePayments({ paymentProviderModule: './pay.mjs', sandbox: null }).ok).toBe(true);
  expect(judgePayments({ paymentProviderModule: null, sandbox }).ok).toBe(true);
  const none = judgePayments({ paymentProviderModule: null, sandbox: null });
  expect(none.ok).toBe(false);
  expect(none.says).toContain('PAYMENT_PROVIDER_MODULE');
});

test('back-ups and restores that were tried are not too old', () => {
  expect(judgeChore('backup', inDays(-1), now).ok).toBe(true);
  expect(judgeChore('backup', inDays(-4), now).says).toContain('4 days old');
  expect(judgeChore('restore', inDays(-60), now).ok).toBe(true);
  expect(judgeChore('restore', null, now).says).toContain('none is on record');
});

test('members can be written to', () => {
  const mail = { url: 'smtp://localhost', from: 'club@example.com' };
  expect(judgeMail(mail, null)).toMatchObject({
    ok: true,
    says: 'the server takes it, from club@example.com.',
  });
  expect(judgeMail(mail, 'Invalid login')).toMatchObject({ ok: false });
  expect(judgeMail({ folder: '.data/mail', from: '' }, null).ok).toBe(true);
  expect(judgeMail(null, null).says).toContain('SMTP_URL');
});
