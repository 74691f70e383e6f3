import type { FastifyInstance } from 'fastify';
import { createTestServer, noon, officeOrigin, openTestOffice, type TestServer } from '../../testing';
import { createAuthenticator, type Twist } from '../../testing/authenticator';
import { administrationOf, codeOf, openOfficeBrowser, refused, tokenOf } from '../../testing/officeBrowser';
import { operations } from '../operatorLog';

const minuteMs = 60_000;
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let server: TestServer;
let office: FastifyInstance;
let administration: ReturnType<typeof administrationOf>;
beforeEach(async () => {
  server = await createTestServer({ time: noon });
  office = await openTestOffice(server);
  administration = administrationOf(server);
});
afterEach(async () => {
  await office.close();
  await server.close();
});

const openBrowser = () => openOfficeBrowser(() => office, { userAgent: chrome });

/** Invites somebody, and answers what the link ends in. */
async function invite(name: string, roles = ['editor']): Promise<string> {
  const { operators, act } = administration;
  const work = { name, roles, remote: null, address: null };
  return tokenOf((await operators.add(work, act(), administration.link(name))).link);
}

/** Somebody who has come in by a passkey. */
async function enrolled(name: string, roles?: string[], options?: { counts: boolean }) {
  const token = await invite(name, roles);
  const browser = openBrowser();
  const authenticator = createAuthenticator(officeOrigin, options);
  const { passkey } = (await browser.call('openInvitation', { token })).answer;
  const response = authenticator.create(passkey.options);
  const { status, answer } = await browser.call('enrolWithPasskey', { token, response });
  expect([status, answer.name]).toEqual([200, name]);
  const signIn = async (twist?: Twist, into = openBrowser()) => {
    const { options: asked } = (await into.call('askForPasskey', {})).answer;
    return into.call('signInWithPasskey', { response: authenticator.get(asked, twist) });
  };
  return { token, browser, authenticator, signIn };
}

const linesOf = async (name: string) => {
  const found: string[] = [];
  for await (const { operator, action } of operations(server.database.reader))
    if (operator === name) found.push(action);
  return found;
};

describe('an invitation (OFC-03)', () => {
  it('lets somebody in who makes a passkey, once', async () => {
    const { token, browser } = await enrolled('bea');
    expect((await browser.call('session', {})).answer).toMatchObject({
      name: 'bea',
      rights: ['content.change'],
    });
    expect(await browser.call('openInvitation', { token })).toMatchObject(refused('invitationOver'));
    expect(await linesOf('bea')).toEqual(['invitation opened', 'operator enrolled', 'signed in']);
  });

  it('shows a password and a key for codes to who has the link, which count once a first code came back', async () => {
    const token = await invite('bea');
    const browser = openBrowser();
    await browser.call('openInvitation', { token });
    expect(await browser.call('enrolWithSecrets', { token, code: '000000' })).toMatchObject(
      refused('wrongCode'),
    );
    const first = (await browser.call('makeSecrets', { token })).answer;
    const { password, codeUri } = (await browser.call('makeSecrets', { token })).answer;
    const code = (uri: string) => codeOf(uri, server.now());
    const early = await openBrowser().call('signIn', { name: 'bea', password, code: code(codeUri) });
    expect(early).toMatchObject(refused('wrongSignIn'));
    const old = await browser.call('enrolWithSecrets', { token, code: code(first.codeUri) });
    expect(old).toMatchObject(refused('wrongCode'));
    expect((await browser.call('enrolWithSecrets', { token, code: code(codeUri) })).status).toBe(200);
    expect((await browser.call('session', {})).answer.name).toBe('bea');
    server.later(minuteMs);
    const later = await openBrowser().call('signIn', { name: 'bea', password, code: code(codeUri) });
    expect(later.status).toBe(200);
  });

  it('is over after a day, once another one is given, and where the operator is disabled', async () => {
    const { operators, act } = administration;
    const open = (token: string) => openBrowser().call('openInvitation', { token });
    const first = await invite('bea');
    const second = tokenOf((await operators.reset('bea', act(), administration.link('bea'))).link);
    expect(await open(first)).toMatchObject(refused('invitationOver'));
    server.later(24 * 60 * minuteMs - 1);
    expect((await open(second)).status).toBe(200);
    server.later(1);
    expect(await open(second)).toMatchObject(refused('invitationOver'));
    const third = await invite('cia');
    await operators.setDisabled('cia', true, act());
    expect(await open(third)).toMatchObject(refused('invitationOver'));
  });

  it('lets one of two in who open it at once', async () => {
    const token = await invite('bea');
    const tries = await Promise.all(
      [1, 2].map(async () => {
        const browser = openBrowser();
        const { passkey } = (await browser.call('openInvitation', { token })).answer;
        const response = createAuthenticator(officeOrigin).create(passkey.options);
        return browser.call('enrolWithPasskey', { token, response });
      }),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('after a reset nothing of before lets the operator in', async () => {
    const { browser, signIn } = await enrolled('bea');
    const { operators, act } = administration;
    await operators.reset('bea', act(), administration.link('bea'));
    expect(await browser.call('session', {})).toMatchObject(refused('signedOut'));
    expect(await signIn()).toMatchObject(refused('passkeyRefused'));
  });
});

describe('a passkey (OFC-04)', () => {
  it('signs in without a name, and a question is answered once', async () => {
    const { authenticator, signIn } = await enrolled('bea');
    expect((await signIn()).answer).toMatchObject({ name: 'bea' });
    const browser = openBrowser();
    const { options } = (await browser.call('askForPasskey', {})).answer;
    const response = authenticator.get(options);
    expect((await browser.call('signInWithPasskey', { response })).status).toBe(200);
    expect(await browser.call('signInWithPasskey', { response })).toMatchObject(refused('passkeyExpired'));
    expect((await linesOf('bea')).filter((line) => line === 'signed in')).toHaveLength(3);
  });

  it.each<[string, Twist]>([
    ['of another page', { origin: 'http://m.test' }],
    ['of another host', { rpId: 'm.test' }],
    ['without finger, face or PIN', { verified: false }],
    ['of somebody else', { userHandle: 'c29tZWJvZHk' }],
    ['whose count went back', { counter: 0 }],
  ])('is refused %s', async (_what, twist) => {
    const { signIn } = await enrolled('bea');
    expect(await signIn(twist)).toMatchObject(refused('passkeyRefused'));
  });

  it('is refused to who is disabled, and after ten minutes', async () => {
    const { browser, authenticator, signIn } = await enrolled('bea', ['editor'], { counts: false });
    const { options } = (await browser.call('askForPasskey', {})).answer;
    server.later(10 * minuteMs);
    expect(await browser.call('signInWithPasskey', { response: authenticator.get(options) })).toMatchObject(
      refused('passkeyExpired'),
    );
    await administration.operators.setDisabled('bea', true, administration.act());
    expect(await signIn()).toMatchObject(refused('passkeyRefused'));
  });

  it('is as good as a fresh code, for the session that asked and for five minutes', async () => {
    const { browser, authenticator } = await enrolled('ana', ['owner']);
    const add = () =>
      browser.call('addOperator', {
        ...{ name: 'cia', roles: ['editor'], remote: null, address: null, reason: 'new' },
      });
    server.later(6 * minuteMs);
    expect(await add()).toMatchObject(refused('codeNeeded'));
    const ways = (await browser.call('confirmationWays', {})).answer;
    expect(ways).toMatchObject({ code: false, company: null });
    const response = authenticator.get(ways.passkey.options);
    expect((await browser.call('confirmWithPasskey', { response })).status).toBe(200);
    expect(await browser.call('confirmWithPasskey', { response })).toMatchObject(refused('passkeyExpired'));
    expect((await add()).status).toBe(200);
    expect(await linesOf('ana')).toContain('presence confirmed');
  });

  it('of somebody else confirms nothing', async () => {
    const ana = await enrolled('ana', ['owner']);
    const bea = await enrolled('bea');
    const { passkey } = (await ana.browser.call('confirmationWays', {})).answer;
    const response = bea.authenticator.get(passkey.options);
    expect(await ana.browser.call('confirmWithPasskey', { response })).toMatchObject(
      refused('passkeyRefused'),
    );
  });
});

describe('an operator’s own account (OFC-06)', () => {
  it('shows roles, passkeys and sessions, and no others’', async () => {
    await enrolled('cia');
    const { browser } = await enrolled('bea');
    expect((await browser.call('account', {})).answer).toEqual({
      name: 'bea',
      roles: [{ name: 'editor', rights: ['content.change'] }],
      ...{ remote: null, address: null, company: false, password: false },
      passkeys: [
        {
          id: expect.any(Number),
          name: 'Chrome · Linux',
          createdAt: server.now().toISOString(),
          usedAt: null,
        },
      ],
      sessions: [
        {
          ...{ id: expect.any(Number), current: true, way: 'passkey', device: 'Chrome · Linux' },
          ...{ address: '10.0.0.1', startedAt: server.now().toISOString() },
          usedAt: server.now().toISOString(),
        },
      ],
    });
  });

  it('adds, names and removes passkeys, but for what alone lets one in', async () => {
    const { browser, authenticator } = await enrolled('bea');
    const own = async () =>
      (await browser.call('account', {})).answer.passkeys as { id: number; name: string }[];
    const first = (await own())[0]!.id;
    expect(await browser.call('removeOwnPasskey', { id: first })).toMatchObject(refused('lastWayIn'));
    const { options } = (await browser.call('newOwnPasskey', {})).answer;
    expect(options.excludeCredentials).toHaveLength(1);
    const response = createAuthenticator(officeOrigin).create(options);
    expect((await browser.call('addOwnPasskey', { response, name: 'Key ring' })).status).toBe(200);
    expect(await browser.call('addOwnPasskey', { response })).toMatchObject(refused('passkeyExpired'));
    expect((await own()).map(({ name }) => name)).toEqual(['Chrome · Linux', 'Key ring']);
    await browser.call('renameOwnPasskey', { id: first, name: 'Laptop' });
    expect((await browser.call('removeOwnPasskey', { id: (await own())[1]!.id })).status).toBe(200);
    expect((await own()).map(({ name }) => name)).toEqual(['Laptop']);
    expect(await browser.call('removeOwnPasskey', { id: 999 })).toMatchObject(refused('missing'));
    expect((await linesOf('bea')).slice(-3)).toEqual(['passkey added', 'passkey renamed', 'passkey removed']);
    server.later(6 * minuteMs);
    expect(await browser.call('newOwnPasskey', {})).toMatchObject(refused('codeNeeded'));
    expect(authenticator).toBeDefined();
  });

  it('holds ten passkeys', async () => {
    const { browser } = await enrolled('bea');
    const add = async () => {
      const asked = await browser.call('newOwnPasskey', {});
      if (asked.status !== 200) return asked;
      const response = createAuthenticator(officeOrigin).create(asked.answer.options);
      return browser.call('addOwnPasskey', { response });
    };
    for (let count = 1; count < 10; count++) expect((await add()).status).toBe(200);
    expect(await add()).toMatchObject(refused('passkeyLimit'));
  });

  it('ends own sessions elsewhere, and nobody else’s', async () => {
    const { browser, signIn } = await enrolled('bea');
    const cia = await enrolled('cia');
    const other = openBrowser();
    await signIn({}, other);
    const idsOf = async (of: typeof browser, current: boolean) =>
      ((await of.call('account', {})).answer.sessions as { id: number; current: boolean }[])
        .filter((session) => session.current === current)
        .map(({ id }) => id);
    const foreign = await idsOf(cia.browser, true);
    expect(await browser.call('endOwnSessions', { ids: foreign })).toMatchObject(refused('missing'));
    await browser.call('endOwnSessions', { ids: await idsOf(browser, false) });
    expect(await other.call('session', {})).toMatchObject(refused('signedOut'));
    expect((await browser.call('session', {})).status).toBe(200);
  });
});
