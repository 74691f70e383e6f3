import { builtInRoles, type OfficeAnswer, type Right } from '@members/office-contract';
import type { FastifyInstance } from 'fastify';
import { createTestServer, noon, openTestOffice, testLogKey, type TestServer } from '../../testing';
import { administrationOf, openOfficeBrowser, refused } from '../../testing/officeBrowser';
import { logFault, operations } from '../operatorLog';

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
  return browser;
}
const bea = { name: 'bea', roles: ['editor'], remote: null, address: null, reason: 'new here' };

async function lines(name: string) {
  const found: unknown[] = [];
  for await (const { operator, action, subject, details } of operations(server.database.reader))
    if (subject.endsWith(name)) found.push([operator, action, JSON.parse(details)]);
  return found;
}

describe('roles (OFC-01)', () => {
  const nights = { name: 'night shift', version: 0, rights: ['money.see'] as Right[], reason: 'the night' };

  it('are there from the start, and the owner has every right', async () => {
    const ana = await signedIn('ana', ['administration.see']);
    const { roles } = (await ana.call('roles', {})).answer as OfficeAnswer<'roles'>;
    const found = Object.fromEntries(roles.map(({ name, rights }) => [name, rights.toSorted()]));
    for (const [name, rights] of Object.entries(builtInRoles))
      expect([name, found[name]]).toEqual([name, rights.toSorted()]);
  });

  it('are added and changed, and who has them may do what they hold', async () => {
    const ana = await signedIn('ana');
    const cia = await signedIn('cia', ['audit.see']);
    expect((await ana.call('saveRole', nights)).status).toBe(200);
    expect(await ana.call('saveRole', nights)).toMatchObject(refused('roleExists'));
    await ana.call('changeOperator', { ...bea, name: 'cia', version: 1, roles: ['night shift'] });
    expect((await cia.call('session', {})).answer.rights).toEqual(['money.see']);
    const rights: Right[] = ['money.change', 'members.see'];
    expect((await ana.call('saveRole', { ...nights, version: 1, rights })).status).toBe(200);
    expect((await cia.call('session', {})).answer.rights).toEqual(rights.toSorted());
    expect(await ana.call('saveRole', { ...nights, version: 1 })).toMatchObject(refused('changedMeanwhile'));
    expect(await lines('night shift')).toEqual([
      ['ana', 'role added', { after: { rights: ['money.see'] }, reason: 'the night' }],
      [
        'ana',
        'role changed',
        { before: { rights: ['money.see'] }, after: { rights: rights.toSorted() }, reason: 'the night' },
      ],
    ]);
  });

  it('stay while somebody has them, and that of owners stays as it is', async () => {
    const ana = await signedIn('ana');
    await ana.call('saveRole', nights);
    await ana.call('addOperator', { ...bea, roles: ['night shift'] });
    const remove = (name: string) => ana.call('removeRole', { name, reason: 'not needed' });
    expect(await remove('night shift')).toMatchObject({
      answer: { key: 'roleInUse', values: { operators: 'bea' } },
    });
    await ana.call('changeOperator', { ...bea, version: 1 });
    expect((await remove('night shift')).status).toBe(200);
    expect(await remove('night shift')).toMatchObject(refused('missing'));
    expect(await remove('owner')).toMatchObject(refused('roleFixed'));
    expect(await ana.call('saveRole', { ...nights, name: 'owner', version: 1 })).toMatchObject(
      refused('roleFixed'),
    );
  });

  it('leave somebody who may administer, whatever changes', async () => {
    const ana = await signedIn('ana');
    const last = { answer: { key: 'lastAdministrator', values: { operator: 'ana' } } };
    const [{ roles }] = (await ana.call('operators', {})).answer.operators;
    expect(await ana.call('saveRole', { ...nights, name: roles[0], version: 1 })).toMatchObject(last);
    expect(
      await ana.call('changeOperator', { ...bea, name: 'ana', version: 1, roles: ['editor'] }),
    ).toMatchObject(last);
    expect(await ana.call('disableOperator', { name: 'ana', reason: 'gone' })).toMatchObject(last);
  });
});
