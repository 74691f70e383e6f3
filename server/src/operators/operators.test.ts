import type { OfficeCallId, OfficeParams, Right } from '@members/office-contract';
import type { FastifyInstance } from 'fastify';
import { createTestServer, noon, openTestOffice, testLogKey, type TestServer } from '../../testing';
import {
  administrationOf,
  openOfficeBrowser,
  refused,
  type OfficeBrowser,
  type TestOfficeOperator,
} from '../../testing/officeBrowser';
import { logFault, operations } from '../operatorLog';

const minuteMs = 60_000;
let server: TestServer;
let office: FastifyInstance;
let administration: ReturnType<typeof administrationOf>;
beforeEach(async () => {
  server = await createTestServer({ time: noon });
  office = await openTestOffice(server);
  administration = administrationOf(server);
});
afterEach(async () => {
  expect(await logFault(server.database.reader, testLogKey)).toBeNull();
  await office.close();
  await server.close();
});

/** Somebody new with these rights, and a browser in which they are signed in. */
async function signedIn(name: string, rights?: readonly Right[]) {
  const operator = await administration.add(name, rights);
  const browser = openOfficeBrowser(() => office);
  expect((await browser.signIn(operator)).status).toBe(200);
  return { operator, browser };
}
type SignedIn = { operator: TestOfficeOperator; browser: OfficeBrowser };

/** One proposes a call, and the other confirms it. */
async function together<Id extends OfficeCallId>(
  [first, second]: [SignedIn, SignedIn],
  call: Id,
  params: OfficeParams<Id>,
) {
  const proposed = await first.browser.call(call, params);
  expect(proposed.status).toBe(202);
  return second.browser.call('confirmProposal', { id: proposed.answer.proposal.id });
}

const bea = { name: 'bea', roles: ['editor'], remote: null, address: null, reason: 'new here' };
const list = async ({ browser }: SignedIn) => (await browser.call('operators', {})).answer.operators;
const versionOf = async (asking: SignedIn, name: string): Promise<number> =>
  (await list(asking)).find((each: { name: string }) => each.name === name).version;

async function lines(name: string) {
  const found: unknown[] = [];
  for await (const { operator, action, subject, details } of operations(server.database.reader))
    if (subject.endsWith(name)) found.push([operator, action, JSON.parse(details)]);
  return found;
}

describe('operators', () => {
  it('are added by an administrator with a fresh code, who gets a link and no secret (OFC-03)', async () => {
    const ana = await signedIn('ana');
    server.later(6 * minuteMs);
    expect(await ana.browser.call('addOperator', bea)).toMatchObject(refused('codeNeeded'));
    expect(await ana.browser.call('addOperator', bea, '000000')).toMatchObject(refused('wrongCode'));
    const { status, answer } = await ana.browser.call('addOperator', bea, ana.operator.code());
    expect([status, answer]).toEqual([
      200,
      {
        name: 'bea',
        link: expect.stringMatching(/^http:\/\/office\.test\/enrol#[\w-]{43}$/),
        expiresAt: new Date(server.now().getTime() + 24 * 60 * minuteMs).toISOString(),
      },
    ]);
    expect(await ana.browser.call('addOperator', bea)).toMatchObject(refused('operatorExists'));
    expect((await list(ana)).find(({ name }: { name: string }) => name === 'bea')).toMatchObject({
      roles: ['editor'],
      rights: ['content.change'],
      ways: { password: false, passkeys: 0, company: false },
      invitedUntil: answer.expiresAt,
    });
    expect(await lines('bea')).toEqual([
      [
        'ana',
        'operator added',
        { after: { roles: ['editor'], remote: null, address: null }, reason: 'new here' },
      ],
    ]);
  });

  it('have roles that there are, and an address that nobody else has', async () => {
    const ana = await signedIn('ana');
    const add = (more: object) => ana.browser.call('addOperator', { ...bea, ...more });
    expect((await add({ roles: ['king'] })).answer.text).toBe('There is no role king.');
    expect((await add({ address: 'no address' })).answer).toMatchObject({ values: { fields: 'address' } });
    expect((await add({ address: 'Bea@Example.com' })).status).toBe(200);
    expect(await add({ name: 'cia', address: 'bea@example.com' })).toMatchObject({
      answer: { key: 'addressTaken', values: { operator: 'bea' } },
    });
  });

  it('have their secrets in the database as nobody can use them', async () => {
    const { password } = await administration.add('ana');
    const row = await server.database.reader.selectFrom('operators').selectAll().executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(password);
    const sealed = await server.database.reader.selectFrom('operators').select('code_secret').execute();
    expect(sealed[0]!.code_secret!.length).toBeGreaterThan(60);
  });

  it('lose their sessions when they are disabled, reset, or have them ended, each by one person (OFC-02)', async () => {
    const ana = await signedIn('ana');
    await administration.add('bob');
    const cia = await administration.add('cia', ['money.change']);
    const browser = openOfficeBrowser(() => office);
    const enter = async () => {
      server.later(minuteMs);
      return (await browser.signIn(cia)).status;
    };
    const isIn = async () => (await browser.call('session', {})).status === 200;
    const about = { name: 'cia', reason: 'odd work at night' };
    for (const call of ['endOperatorSessions', 'disableOperator'] as const) {
      expect([await enter(), await isIn()]).toEqual([200, true]);
      expect((await ana.browser.call(call, about)).status).toBe(200);
      expect(await isIn()).toBe(false);
    }
    expect(await enter()).toBe(409);
    await administration.operators.setDisabled('cia', false, administration.act());
    expect(await enter()).toBe(200);
    await administration.operators.reset('cia', administration.act(), async () => null);
    expect([await isIn(), await enter()]).toEqual([false, 409]);
    expect((await lines('cia')).map((line) => (line as string[]).slice(0, 2).join(' '))).toEqual([
      'shell operator added',
      'cia signed in',
      'ana operator’s sessions ended',
      'cia signed in',
      'ana operator disabled',
      'shell operator enabled',
      'cia signed in',
      'shell operator reset',
    ]);
  });

  it('have other rights at once, and are told who changed what they have opened', async () => {
    const ana = await signedIn('ana');
    const cia = await signedIn('cia', ['money.change']);
    const change = { ...bea, name: 'cia', roles: ['auditor'] };
    expect(await cia.browser.call('operators', {})).toMatchObject(refused('forbidden'));
    const version = await versionOf(ana, 'cia');
    expect((await ana.browser.call('changeOperator', { ...change, version })).status).toBe(200);
    expect((await cia.browser.call('operators', {})).status).toBe(200);
    expect(await ana.browser.call('changeOperator', { ...change, version })).toMatchObject({
      answer: { key: 'changedMeanwhile', values: { operator: 'ana' } },
    });
    expect((await lines('cia')).at(-1)).toEqual([
      'ana',
      'operator changed',
      { before: { roles: ['money.change'] }, after: { roles: ['auditor'] }, reason: 'new here' },
    ]);
  });
});

describe('two people for rights (OFC-02)', () => {
  it('are needed for everything that lets somebody do more, as soon as there are two who may administer', async () => {
    const ana = await signedIn('ana');
    const bob = await signedIn('bob');
    const about = { name: 'bob', reason: 'to see' };
    const sent = [
      ['addOperator', bea],
      ['changeOperator', { ...bea, name: 'bob', version: 1 }],
      ['enableOperator', about],
      ['resetOperator', about],
      ['saveRole', { name: 'night shift', version: 0, rights: ['money.see'], reason: 'for the night' }],
    ] as const;
    for (const [call, params] of sent) {
      const { status, answer } = await ana.browser.call(call, params as never);
      expect([call, status, answer]).toEqual([call, 202, { proposal: { id: expect.any(Number) } }]);
      const { id } = answer.proposal;
      expect(await ana.browser.call('confirmProposal', { id })).toMatchObject(refused('sameOperator'));
    }
    expect((await list(ana)).map(({ name }: { name: string }) => name)).toEqual(['ana', 'bob']);
    expect((await bob.browser.call('proposals', {})).answer.proposals).toHaveLength(sent.length);
  });

  it('show the link to who confirms, and not to who proposed', async () => {
    const both: [SignedIn, SignedIn] = [await signedIn('ana'), await signedIn('bob')];
    const { status, answer } = await together(both, 'addOperator', bea);
    expect([status, answer]).toEqual([
      200,
      { name: 'bea', link: expect.stringContaining('/enrol#'), expiresAt: expect.any(String) },
    ]);
    expect((await lines('bea')).map((line) => (line as string[]).slice(0, 2))).toEqual([
      ['bob', 'operator added'],
    ]);
  });

  it('are needed also where the other is disabled, so that nobody frees themselves by disabling a colleague', async () => {
    const ana = await signedIn('ana');
    await administration.add('bob');
    await ana.browser.call('disableOperator', { name: 'bob', reason: 'in my way' });
    expect((await ana.browser.call('addOperator', bea)).status).toBe(202);
    expect((await ana.browser.call('enableOperator', { name: 'bob', reason: 'as said' })).status).toBe(202);
  });

  it('are not needed while the other has not come in yet, whose link may be lost', async () => {
    const ana = await signedIn('ana');
    const second = { ...bea, name: 'bob', roles: ['owner'] };
    expect((await ana.browser.call('addOperator', second)).status).toBe(200);
    expect((await ana.browser.call('resetOperator', { name: 'bob', reason: 'link lost' })).status).toBe(200);
  });

  it('refuse at once what can’t be, and what has changed meanwhile when it is confirmed', async () => {
    const [ana, bob] = [await signedIn('ana'), await signedIn('bob')];
    expect(await ana.browser.call('addOperator', { ...bea, name: 'bob' })).toMatchObject(
      refused('operatorExists'),
    );
    for (const call of ['resetOperator', 'enableOperator'] as const)
      expect(await ana.browser.call(call, { name: 'eve', reason: 'to see' })).toMatchObject(
        refused('missing'),
      );
    await administration.add('cia', ['money.see']);
    const proposed = await ana.browser.call('changeOperator', { ...bea, name: 'cia', version: 1 });
    await together([ana, bob], 'changeOperator', { ...bea, name: 'cia', version: 1, roles: ['games'] });
    const late = await bob.browser.call('confirmProposal', { id: proposed.answer.proposal.id });
    expect(late).toMatchObject({ answer: { key: 'changedMeanwhile', values: { operator: 'bob' } } });
  });

  it('can give themselves nothing: each decides on what the other proposed', async () => {
    const [ana, bob] = [await signedIn('ana'), await signedIn('bob')];
    const params = { ...bea, name: 'bob', roles: ['owner'], version: await versionOf(ana, 'bob') };
    const own = await bob.browser.call('changeOperator', params);
    expect(await bob.browser.call('confirmProposal', { id: own.answer.proposal.id })).toMatchObject(
      refused('sameOperator'),
    );
    const waiting = (await ana.browser.call('proposals', {})).answer.proposals.at(-1);
    expect(waiting.params).toMatchObject({
      roles: ['owner'],
      before: { roles: ['administration.change'] },
    });
    expect((await together([ana, bob], 'changeOperator', params)).status).toBe(200);
    expect((await bob.browser.call('session', {})).answer.rights).toContain('money.change');
  });
});
