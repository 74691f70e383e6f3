import { releaseCalls, type RegistryChange } from '@members/office-contract';
import { createOfficeAccess, type OfficeAccess } from '@members/server';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, testPepper, type TestDatabase } from '../../../server/testing';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';

let database: TestDatabase;
let access: OfficeAccess;
let server: TestRegistry;
let ana: Call;
/** Whether the database answers. */
let there = true;
beforeEach(async () => {
  there = true;
  database = await createTestDatabase();
  server = await createTestRegistry({
    access: (officeUrl, ofTest) => {
      access = createOfficeAccess({ database, passwordPepper: testPepper, officeOrigin: officeUrl });
      const recordOnce: OfficeAccess['recordOnce'] = (operations) =>
        there ? access.recordOnce(operations) : Promise.reject(new Error('The database is away.'));
      return { ...ofTest, logKey: access.logKey, recordOnce };
    },
  });
  await server.publish(['a1', 'b2']);
  ana = server.operator();
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const seen = () => server.registry().log().length;
const decided = () => ({ name: 'mfe-video', reason: 'A test', revision: seen() });
const activate = () => ana('activateRelease', { releaseId: '1.2.3+b2', ...decided() });

async function lines() {
  const rows = await database.reader
    .selectFrom('operator_log')
    .select(['operator', 'action', 'subject', 'details'])
    .orderBy('id')
    .execute();
  return rows.map(({ details, ...line }) => ({
    ...line,
    details: JSON.parse(details) as Record<string, unknown>,
  }));
}

describe('what operators decide about releases, in the operator log', () => {
  it('is a line with before, after and reason, once it is answered (OFC-103)', async () => {
    const { seq } = (await activate()).answer;
    expect((await lines()).at(-1)).toEqual({
      operator: 'ana',
      action: 'release activated',
      subject: `mfe-video 1.2.3+b2, line ${seq} of the registry’s log`,
      details: {
        forced: false,
        before: { active: '1.2.3+a1' },
        after: { active: '1.2.3+b2' },
        reason: 'A test',
      },
    });
  });

  it('has what the gate was asked to look at', async () => {
    await ana('checkRelease', { name: 'mfe-video', releaseId: '1.2.3+b2' });
    expect((await lines()).map(({ action }) => action)).toEqual(['release checked']);
  });

  it('is found at the member for whom a preview is', async () => {
    const { id } = (
      await ana('beginPreview', {
        ...{ name: 'mfe-video', releaseId: '1.2.3+b2', reason: 'A test', memberId: 7 },
      })
    ).answer;
    await ana('endPreview', { name: 'mfe-video', id, reason: 'Seen it' });
    const release = { release: '1.2.3+b2', audience: { member: '7' }, until: expect.any(String) };
    expect((await lines()).map(({ action, details }) => [action, details])).toEqual([
      ['preview begun', { memberId: 7, after: release, reason: 'A test' }],
      ['preview ended', { before: release, reason: 'Seen it' }],
    ]);
  });

  it('follows when the database was away, in its order and once (OFC-103)', async () => {
    there = false;
    expect((await activate()).status).toBe(200);
    expect((await ana('goBack', decided())).status).toBe(200);
    expect(await lines()).toEqual([]);
    there = true;
    await server.restart();
    await ana('startCanary', { releaseId: '1.2.3+b2', ...decided() });
    const told = (await lines()).map(({ action }) => action);
    expect(told).toEqual(['release checked', 'release activated', 'release rolled back', 'canary started']);
    await server.restart();
    await ana('stopCanary', decided());
    expect((await lines()).map(({ action }) => action)).toEqual([...told, 'canary stopped']);
  });

  it('is told of a log that was put back from a back-up, too', async () => {
    await server.stop();
    await writeFile(join(server.directory, 'registry/recorded.json'), JSON.stringify({ seq: 1_000 }));
    await server.start();
    await activate();
    expect((await lines()).map(({ action }) => action)).toEqual(['release checked', 'release activated']);
  });

  it('is told by actions that the calls about releases declare', async () => {
    const declared = new Set(Object.values(releaseCalls).flatMap(({ records }) => records));
    const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' };
    const by = { actor: { kind: 'operator', name: 'ana' }, why: 'A test' } as const;
    const change = (made: RegistryChange) => server.registry().change(by, () => made);
    const canary = { name: 'mfe-video', releaseId: '1.2.3+b2', step: 'few', share: 0.05 };
    await change({ kind: 'refused', name: 'mfe-video', releaseId: '1.2.3+b2', findings: [] });
    await change({ kind: 'canaryStarted', ...canary });
    await change({ kind: 'canaryStepped', ...canary, step: 'half', share: 0.5 });
    await ana('setFlag', { flag: 'new', share: 1, ...decided() });
    await ana('switchFlagOff', { flag: 'new', keep: false, ...decided() });
    const { canarySettings } = (await ana('registryOverview', {})).answer;
    const settings = { ...canarySettings, minLoads: 7 };
    await ana('setCanarySettings', { settings, reason: 'A test', revision: seen() });
    await ana('setOverrides', { overrides: ['7'], reason: 'A test', revision: seen() });
    await ana('rotateRegistryKey', { reason: 'A test' });
    await change({ kind: 'teamAdded', team: 'film', remote: 'mfe-video', key });
    await ana('setTeamQuota', { team: 'film', bytes: 1, releasesPerDay: 1, reason: 'A test' });
    await ana('removeTeam', { team: 'film', reason: 'A test' });
    const told = await lines();
    expect(told.filter(({ action }) => !declared.has(action))).toEqual([]);
    expect(told.map(({ action, details: { before, after } }) => [action, before, after])).toMatchObject([
      ['release refused by the gate', undefined, undefined],
      ['canary started', { canary: null }, { canary: { step: 'few' } }],
      ['canary moved', { canary: { step: 'few' } }, { canary: { step: 'half' } }],
      ['flag set', { share: null }, { share: 1 }],
      ['flag removed', { share: 1 }, { share: null }],
      ['rules of canaries set', { minLoads: 50 }, { minLoads: 7 }],
      ['overrides set', { overrides: 'nobody' }, { overrides: ['7'] }],
      ['key of the registry changed', { key: expect.any(String) }, { key: expect.any(String) }],
      ['team added', undefined, { remote: 'mfe-video', key: 'x' }],
      ['quota of a team set', { bytes: 1_000_000_000, releasesPerDay: 100 }, { bytes: 1, releasesPerDay: 1 }],
      ['team removed', { remote: 'mfe-video' }, undefined],
    ]);
  });
});
