import type { FastifyInstance } from 'fastify';
import { createTestServer, officeOrigin, openTestOffice, type TestServer } from '../../testing';
import { startCompany } from '../../testing/companyProvider';
import {
  administrationOf,
  openOfficeBrowser,
  refused,
  tokenOf,
  type OfficeBrowser,
} from '../../testing/officeBrowser';
import { operations } from '../operatorLog';

const employees = {
  bea: { email: 'bea@example.com', email_verified: true },
  // Has left, and somebody new got the address.
  'bea-the-second': { email: 'bea@example.com', email_verified: true },
  cia: { email: 'cia@example.com', email_verified: false },
  stranger: { email: 'stranger@example.com', email_verified: true },
};
const shout = 'Bea@Example.com';

let company: Awaited<ReturnType<typeof startCompany>>;
let server: TestServer;
let office: FastifyInstance;
let administration: ReturnType<typeof administrationOf>;
const openOffice = () => openTestOffice(server, { officeCompany: company.settings });
beforeAll(async () => {
  company = await startCompany(`${officeOrigin}/api/session/company`, employees);
});
beforeEach(async () => {
  server = await createTestServer();
  office = await openOffice();
  administration = administrationOf(server);
});
afterEach(async () => {
  await office.close();
  await server.close();
});
afterAll(() => company.close());

/** A browser in the office and at the company. */
function openBrowser() {
  const browser = openOfficeBrowser(() => office);
  const atCompany = company.openBrowser();
  /** Signs in at the company, and answers where that leads in the office. */
  async function come(as: string, change: (back: URL) => URL | void = () => {}) {
    const { answer } = await browser.call('signInAtCompany', {});
    return enter(answer.address, as, change);
  }
  async function enter(address: string, as: string, change: (back: URL) => URL | void = () => {}) {
    const { back, asked } = await atCompany.signIn(address, as);
    const url = new URL(back);
    change(url);
    return { url, asked, at: await follow(url) };
  }
  const follow = async (url: URL) =>
    (await browser.send({ method: 'GET', url: url.pathname + url.search })).headers.location;
  const name = async () => (await browser.call('session', {})).answer.name as string | undefined;
  return { ...browser, come, enter, follow, name };
}

const invite = (name: string, address: string | null, roles = ['editor']) => {
  const { operators, act } = administration;
  return operators.add({ name, roles, remote: null, address }, act(), administration.link(name));
};

const linesOf = async (name: string) => {
  const found: string[] = [];
  for await (const { operator, action } of operations(server.database.reader))
    if (operator === name) found.push(action);
  return found;
};

describe('the company’s own sign-in (OFC-05)', () => {
  it('is offered by its name', async () => {
    expect((await openBrowser().call('signInWays', {})).answer).toEqual({ company: 'Harbour Club account' });
  });

  it('lets somebody in whose address an administrator has set, and uses the invitation up', async () => {
    const { link } = await invite('bea', 'bea@example.com');
    const browser = openBrowser();
    expect((await browser.come('bea')).at).toBe('/');
    expect(await browser.name()).toBe('bea');
    expect((await browser.call('account', {})).answer).toMatchObject({
      ...{ address: 'bea@example.com', company: true, password: false },
      sessions: [{ way: 'company' }],
    });
    expect(await browser.call('openInvitation', { token: tokenOf(link) })).toMatchObject(
      refused('invitationOver'),
    );
    expect(await linesOf('bea')).toEqual(['company account bound', 'signed in']);
  });

  it('goes by the subject from then on, and not by who has the address later', async () => {
    await invite('bea', 'bea@example.com');
    await openBrowser().come('bea');
    expect((await openBrowser().come('bea-the-second')).at).toBe('/?refused=companyUnknown');
    employees.bea.email = 'bea.new@example.com';
    const browser = openBrowser();
    await browser.come('bea');
    employees.bea.email = 'bea@example.com';
    expect(await browser.name()).toBe('bea');
  });

  it('takes the address in whatever case', async () => {
    await invite('bea', 'bea@example.com');
    employees.bea.email = shout;
    const browser = openBrowser();
    await browser.come('bea');
    employees.bea.email = 'bea@example.com';
    expect(await browser.name()).toBe('bea');
  });

  it('means somebody else once an administrator has set another address', async () => {
    await invite('bea', 'bea@example.com');
    await openBrowser().come('bea');
    const { operators, act } = administration;
    const work = { name: 'bea', roles: ['editor'], remote: null };
    await operators.change({ ...work, version: 1, address: 'stranger@example.com' }, act());
    expect((await openBrowser().come('bea')).at).toBe('/?refused=companyUnknown');
    const browser = openBrowser();
    await browser.come('stranger');
    expect(await browser.name()).toBe('bea');
  });

  it.each([
    ['whom the office does not know', 'stranger', 'companyUnknown'],
    ['for whose address the company does not vouch', 'cia', 'companyUnverified'],
  ])('makes nobody an operator %s', async (_who, name, key) => {
    await invite('cia', 'cia@example.com');
    const browser = openBrowser();
    expect((await browser.come(name)).at).toBe(`/?refused=${key}`);
    expect(await browser.name()).toBeUndefined();
  });

  it('lets nobody in who is disabled', async () => {
    await invite('bea', 'bea@example.com');
    await openBrowser().come('bea');
    await administration.operators.setDisabled('bea', true, administration.act());
    expect((await openBrowser().come('bea')).at).toBe('/?refused=companyUnknown');
  });

  it('takes an answer once, in the browser that asked, and with its own state', async () => {
    await invite('bea', 'bea@example.com');
    const browser = openBrowser();
    const { url } = await browser.come('bea');
    expect(await browser.follow(url)).toBe('/?refused=companyRefused');
    const other = openBrowser();
    const wrong = await other.come('bea', (back) => back.searchParams.set('state', 'A'.repeat(43)));
    expect(wrong.at).toBe('/?refused=companyRefused');
    const victim = openBrowser();
    const { answer } = await victim.call('signInAtCompany', {});
    const { back } = await company.openBrowser().signIn(answer.address, 'bea');
    // The link of somebody who wants another one to work in their name.
    expect(await openBrowser().follow(new URL(back))).toBe('/?refused=companyRefused');
  });

  it.each(['nonce', 'code_challenge'])('takes no answer to another %s', async (parameter) => {
    await invite('bea', 'bea@example.com');
    const browser = openBrowser();
    const asked = new URL((await browser.call('signInAtCompany', {})).answer.address);
    asked.searchParams.set(parameter, 'A'.repeat(43));
    expect((await browser.enter(asked.href, 'bea')).at).toBe('/?refused=companyRefused');
    expect(await browser.name()).toBeUndefined();
  });

  it('is finished on another server than it began on', async () => {
    await invite('bea', 'bea@example.com');
    const browser = openBrowser();
    const { answer } = await browser.call('signInAtCompany', {});
    await office.close();
    office = await openOffice();
    await browser.enter(answer.address, 'bea');
    expect(await browser.name()).toBe('bea');
  });

  it('says so where the company can’t be reached, and where there is no such sign-in', async () => {
    const away = { ...company.settings, issuer: 'http://127.0.0.1:9' };
    for (const officeCompany of [away, null]) {
      await office.close();
      office = await openTestOffice(server, { officeCompany });
      expect(await openBrowser().call('signInAtCompany', {})).toMatchObject(refused('companyUnreachable'));
    }
  });
});

describe('confirming at the company (OFC-05)', () => {
  const work = { roles: ['editor'], remote: null, address: null, reason: 'new' };
  const add = (browser: OfficeBrowser, name: string) => browser.call('addOperator', { name, ...work });

  /** Somebody who administers, and whom the company has known for longer than a fresh code lasts. */
  async function signedInLongAgo() {
    await invite('bea', 'bea@example.com', ['owner']);
    const browser = openBrowser();
    await browser.come('bea');
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('operator_sessions')
        .set({ confirmed_at: new Date(0) })
        .execute(),
    );
    return browser;
  }

  it('has the company ask again, and is as good as a fresh code', async () => {
    const browser = await signedInLongAgo();
    expect(await add(browser, 'cia')).toMatchObject(refused('codeNeeded'));
    expect((await browser.call('confirmationWays', {})).answer).toEqual({
      ...{ code: false, passkey: null, company: 'Harbour Club account' },
    });
    const { answer } = await browser.call('confirmAtCompany', {});
    const { at, asked } = await browser.enter(answer.address, 'bea');
    expect([at, asked]).toEqual(['/confirmed', true]);
    expect((await add(browser, 'cia')).status).toBe(200);
    expect(await linesOf('bea')).toContain('presence confirmed');
  });

  it('is refused where the company did not ask, or named somebody else', async () => {
    const browser = await signedInLongAgo();
    const { answer } = await browser.call('confirmAtCompany', {});
    const quietly = new URL(answer.address);
    for (const name of ['prompt', 'max_age']) quietly.searchParams.delete(name);
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('operator_company_requests')
        .set({ asked_at: new Date(Date.now() + 5 * 60_000) })
        .execute(),
    );
    expect((await browser.enter(quietly.href, 'bea')).at).toBe('/confirmed?refused=companyNotFresh');
    await invite('cora', 'stranger@example.com');
    const again = (await browser.call('confirmAtCompany', {})).answer;
    const { back } = await company.openBrowser().signIn(again.address, 'stranger');
    expect(await browser.follow(new URL(back))).toBe('/confirmed?refused=companyOther');
    expect(await add(browser, 'cia')).toMatchObject(refused('codeNeeded'));
  });

  it('confirms nothing for a session that has ended meanwhile', async () => {
    const browser = await signedInLongAgo();
    const { answer } = await browser.call('confirmAtCompany', {});
    await administration.operators.endSessions('bea', administration.act());
    expect((await browser.enter(answer.address, 'bea')).at).toBe('/confirmed?refused=signedOut');
  });

  it('is needed by who has just come from the company, which may have known them for hours', async () => {
    await invite('bea', 'bea@example.com', ['owner']);
    await openBrowser().come('bea');
    const [session] = await server.database.reader.selectFrom('operator_sessions').selectAll().execute();
    // The company tells when somebody has signed in only where it was asked for that.
    expect(session!.confirmed_at.getTime()).toBe(0);
  });
});
