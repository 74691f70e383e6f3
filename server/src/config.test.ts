import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config';

const key = 'a key of single sign-on, long enough';
const cardKeys = ['k'.repeat(32), 'l'.repeat(32)];
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'members-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('without an environment: port 8080, a demonstration, the embedded database, secrets kept for the next start', () => {
  const config = loadConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({ port: 8080, demo: true, databaseUrl: null, trustProxy: false });
  expect(config.ssoSecret).toHaveLength(43);
  expect(config.ssoSecret).not.toBe(config.passwordPepper);
  expect(loadConfig({ DATA_DIR: dataDir })).toEqual(config);
  expect(statSync(join(dataDir, 'secrets', 'sso-secret')).mode & 0o777).toBe(0o600);
});

test('a demonstration keeps its mails in a folder, anything else sends none without a mail server', () => {
  const mailOf = (more: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...more }).mail;
  expect(mailOf({})).toEqual({ folder: join(dataDir, 'mail'), from: '"Members" <members@localhost>' });
  expect(mailOf({ DEMO: '0' })).toBeNull();
  const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Club <no-reply@example.com>' };
  expect(mailOf(smtp)).toEqual({ url: smtp.SMTP_URL, from: smtp.MAIL_FROM });
});

test('what the environment gives is taken and nothing is written', () => {
  const secrets = {
    SSO_SECRET: key,
    PASSWORD_PEPPER: 'p',
    SANDBOX_SECRET: 'b',
    CLIP_SECRET: 'c',
    CARD_KEY: cardKeys.join(', '),
  };
  const given = { DATA_DIR: join(dataDir, 'unused'), ...secrets };
  const config = loadConfig({ ...given, PORT: '0', FRAME_ORIGINS: 'https://a.example, https://b.example' });
  expect(config).toMatchObject({
    port: 0,
    ssoSecret: key,
    passwordPepper: 'p',
    cardKeys,
    sandbox: { secret: 'b' },
    clipSecret: 'c',
    frameOrigins: ['https://a.example', 'https://b.example'],
  });
  expect(statSync(given.DATA_DIR, { throwIfNoEntry: false })).toBeUndefined();
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PORT: 'http' }, 'PORT must be'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ APP_ORIGIN: 'https://a.example/' }, 'APP_ORIGIN must be an origin such as'],
  [{ SSO_SECRET: 'x'.repeat(31) }, 'SSO_SECRET must have at least 32 characters.'],
  [
    { CARD_KEY: `${cardKeys[0]},short` },
    'CARD_KEY must hold keys of at least 32 characters, comma-separated.',
  ],
  [{ MEDIA_ORIGINS: '*' }, 'MEDIA_ORIGINS must hold exact origins'],
  [{ FRAME_ORIGINS: 'https://pay.example/page' }, 'FRAME_ORIGINS must hold exact origins'],
  [{ SANDBOX_URL: 'http://pay.example' }, 'SANDBOX_URL must be an origin such as https://pay.example.com'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address such as smtps://'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL needs MAIL_FROM'],
  [{ OFFICE_OIDC_ISSUER: 'http://login.example.com' }, 'OFFICE_OIDC_ISSUER must be an address such as https'],
  [
    { OFFICE_OIDC_ISSUER: 'https://login.example.com' },
    'takes OFFICE_OIDC_ISSUER, OFFICE_OIDC_CLIENT_ID and',
  ],
  [{ MAIL_FROM: 'Club' }, 'MAIL_FROM must be a sender such as'],
  [{ SITE_COLOR: 'navy' }, 'SITE_COLOR must be a colour such as #14213d'],
  [{ SITE_COLOR: '#ffcc00' }, 'that white text can be read on, not "#ffcc00".'],
  [{ OFFLINE: 'no' }, 'OFFLINE must be on or off, not "no".'],
  [{ BEACON: 'random' }, 'BEACON must be local or quicknet'],
  [{ BEACON_RELAYS: 'http://relay.example' }, 'BEACON_RELAYS must hold addresses'],
])('refuses %j in one sentence', (env, sentence) => {
  expect(() => loadConfig({ DATA_DIR: dataDir, ...env })).toThrow(sentence);
});

test('says of all wrong variables at once what each must be, and repeats no secret', () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://me:word@x', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud' };
  expect(() => loadConfig({ DATA_DIR: dataDir, ...wrong })).toThrow(
    [
      'PORT must be a whole number from 0 to 65535, not "http".',
      'DATABASE_URL must begin with postgres:// or postgresql://.',
      'TRUST_PROXY must be a number of proxies up to 9, or their networks such as 10.0.0.0/8, loopback, uniquelocal, comma-separated, not "yes".',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".',
    ].join('\n'),
  );
});

test.each([
  ['1', ['203.0.113.1']],
  ['2', ['203.0.113.1', '203.0.113.2']],
  ['10.0.0.0/8', []],
  ['uniquelocal, 203.0.113.1', ['203.0.113.1']],
])('TRUST_PROXY=%s believes %j of the proxies 203.0.113.1 and .2', (given, believed) => {
  const { trustProxy } = loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: given });
  const proxies = ['203.0.113.1', '203.0.113.2'];
  expect(proxies.filter((address, hop) => trustProxy && trustProxy(address, hop))).toEqual(believed);
});

test.each(['yes', '10', '10.0.0.0/33', '0.0.0.0/0', 'example.com'])('TRUST_PROXY is not %s', (given) => {
  expect(() => loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: given })).toThrow('TRUST_PROXY must be');
});

test('an empty variable is one that is not given', () => {
  expect(loadConfig({ DATA_DIR: dataDir, PORT: '', DATABASE_URL: '', OFFLINE: '' })).toMatchObject({
    port: 8080,
    databaseUrl: null,
    offline: true,
  });
});

test('the app is on its port of this machine, the operators’ pages six ports further, or where they are said to be', () => {
  const of = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });
  expect(of({ PORT: '8100' })).toMatchObject({
    appOrigin: 'http://localhost:8100',
    apiOrigin: 'http://localhost:8100',
    officePort: 8106,
    officeOrigin: 'http://localhost:8106',
    assetOrigin: null,
  });
  const elsewhere = {
    APP_ORIGIN: 'https://m.example.com',
    API_ORIGIN: 'https://calls.example.com',
    OFFICE_PORT: '9000',
    OFFICE_ORIGIN: 'https://office.example.com',
    ASSET_ORIGIN: 'https://cdn.example.net',
  };
  expect(of(elsewhere)).toMatchObject({
    appOrigin: 'https://m.example.com',
    apiOrigin: 'https://calls.example.com',
    officePort: 9000,
    officeOrigin: 'https://office.example.com',
    assetOrigin: 'https://cdn.example.net',
  });
});

test.each([
  ['https://members.example.co.uk', 'https://api.example.co.uk'],
  ['https://example.com', 'https://api.example.com'],
  ['http://192.168.1.7:8080', 'http://192.168.1.7:8080'],
  ['http://members:8080', 'http://members:8080'],
])('the member API of a page at %s is at %s (D19)', (appOrigin, apiOrigin) => {
  expect(loadConfig({ DATA_DIR: dataDir, APP_ORIGIN: appOrigin })).toMatchObject({ apiOrigin });
});

test('the sandbox provider is five ports further, or where it is said to be', () => {
  const of = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });
  expect(of({ PORT: '8100' })).toMatchObject({ sandbox: { port: 8105, url: 'http://localhost:8105' } });
  const elsewhere = { SANDBOX_PORT: '9000', SANDBOX_URL: 'https://pay.example' };
  expect(of(elsewhere)).toMatchObject({ sandbox: { port: 9000, url: 'https://pay.example' } });
});

test('a demonstration draws from the local test beacon unless the public one is asked for, over relays of one’s own or drand’s', () => {
  const given = {
    DATA_DIR: dataDir,
    SSO_SECRET: key,
    PASSWORD_PEPPER: 'p',
    CLIP_SECRET: 'c',
    CARD_KEY: cardKeys[0],
  };
  expect(loadConfig(given).beacon).toBe('local');
  const relays = 'https://relay.example/drand/, http://127.0.0.1:8081';
  expect(loadConfig({ ...given, BEACON: 'quicknet', BEACON_RELAYS: relays })).toMatchObject({
    beacon: 'quicknet',
    beaconRelays: ['https://relay.example/drand', 'http://127.0.0.1:8081'],
  });
  expect(loadConfig({ ...given, BEACON: 'quicknet' }).beaconRelays).toContain('https://api.drand.sh');
  expect(loadConfig({ ...given, BEACON: 'quicknet', BEACON_RELAYS: '' }).beaconRelays).toEqual([]);
});

describe('a demonstration (DEMO)', () => {
  const of = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });

  test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('is what is bound to %s', (HOST) => {
    expect(of({ HOST })).toMatchObject({ demo: true, beacon: 'local', sandbox: { port: 8085 } });
    expect(of({ HOST }).saysDemo).toBe(false);
    expect(of({ HOST, DEMO: '1' }).saysDemo).toBe(true);
    expect(of({ HOST, DEMO: '0' }).demo).toBe(false);
  });

  test.each(['0.0.0.0', '::', '10.0.0.7', 'members.example', '127.0.0.1.example'])(
    'is what is bound to %s only where it is asked for',
    (HOST) => {
      expect(of({ HOST })).toMatchObject({ demo: false, beacon: 'quicknet', sandbox: null });
      expect(of({ HOST, DEMO: '1' })).toMatchObject({ demo: true, beacon: 'local', sandbox: { port: 8085 } });
    },
  );

  test('is refused its parts elsewhere, in one sentence each', () => {
    const parts = {
      BEACON: 'local',
      SANDBOX_PORT: '9000',
      SANDBOX_URL: 'https://pay.example',
      SANDBOX_SECRET: 's',
    };
    expect(() => of({ HOST: '0.0.0.0', ...parts })).toThrow(
      [
        'BEACON=local draws from a test beacon: give BEACON=quicknet, or DEMO=1 for a demonstration.',
        'SANDBOX_PORT is of the sandbox provider: leave it out, or give DEMO=1 for a demonstration.',
        'SANDBOX_URL is of the sandbox provider: leave it out, or give DEMO=1 for a demonstration.',
        'SANDBOX_SECRET is of the sandbox provider: leave it out, or give DEMO=1 for a demonstration.',
      ].join('\n'),
    );
    expect(statSync(join(dataDir, 'secrets'), { throwIfNoEntry: false })).toBeUndefined();
  });
});

test('says which directory cannot be written to', () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => loadConfig({ DATA_DIR: file })).toThrow(`The data directory ${file} can't be written to`);
});
