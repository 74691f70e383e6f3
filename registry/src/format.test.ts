import type { Finding } from '@members/office-contract';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createCommands } from './activation/commands';
import { createGateChecks } from './gate/gateChecks';
import { defaultCanarySettings } from './log/canarySettings';
import { documentOf } from './log/documentOf';
import { readChain } from './log/openLog';
import { logFile } from './log/openRegistryLog';
import { applyEntry, emptyState } from './log/state';
import { openRegistry, type Registry } from './openRegistry';
import { addTeam, removeTeam } from './administration/teams';
import { writeBuiltRemote } from '../testing/writeBuiltRemote';

const fixtures = resolve(__dirname, '../testing/installation');
const atNoon = Date.parse('2026-11-21T12:00:00Z');
const key = {
  kty: 'EC',
  crv: 'P-256',
  x: 'uHcLQT9ERzjII_TE8pOEke7wyNba_FvzuDq8epCNNgk',
  y: '2PhlMepJDRSX1gQdn3Ne7dJb8Ctw93jfbveT16P0qiA',
};

let directory: string;
let registry: Registry;
beforeEach(async () => {
  // Only dates stand still: writing to disk needs real timers.
  const doNotFake = [
    'hrtime',
    'performance',
    'nextTick',
    'setImmediate',
    'setInterval',
    'setTimeout',
    'queueMicrotask',
  ] as const;
  jest.useFakeTimers({ now: atNoon, doNotFake: [...doNotFake] });
  directory = await mkdtemp(join(tmpdir(), 'members-format-'));
  registry = await openRegistry(join(directory, 'registry'));
});
afterEach(async () => {
  jest.useRealTimers();
  await registry.close();
  await rm(directory, { recursive: true, force: true });
});

/** Has the registry record every kind of change. */
async function recordEveryKind(): Promise<void> {
  const findings: Finding[] = [{ id: 'bytes:/Video', level: 'soft', text: 'It is 12 KB over its budget.' }];
  const gateChecks = createGateChecks({ registry, gate: async () => findings });
  const commands = createCommands({ registry, gateChecks });
  const name = 'mfe-video';
  const by = (why: string) => ({
    actor: { kind: 'operator', name: 'ana' } as const,
    why,
    revision: registry.log().length,
  });
  const team = { actor: { kind: 'team', name: 'video' }, why: 'Published' } as const;
  // As logs have it from before operators were in the database.
  await registry.change(
    { actor: { kind: 'registry', name: 'operators' }, why: 'The operators’ file was changed' },
    () => ({ kind: 'operatorsChanged', operators: [{ name: 'ana', rights: ['activate', 'administer'] }] }),
  );
  await addTeam(registry, { team: 'video', remote: name, key }, by('A new team'));
  for (const buildId of ['a1', 'b2', 'c3']) {
    const files = {
      integrity: { 'chunks/screen.js': `sha256-${'A'.repeat(43)}=` },
      always: [],
      routes: { '/Video': ['chunks/screen.js'] },
      locales: {},
    };
    await registry.publish(await writeBuiltRemote(directory, { buildId, files, calls: undefined }), team);
  }
  await registry.activate(name, '1.2.3+a1', by('The first one'));
  await commands.activate({ name, releaseId: '1.2.3+b2' }, by('Not yet')).catch(() => undefined);
  const overrideFindings = ['bytes:/Video'];
  await commands.activate({ name, releaseId: '1.2.3+b2', overrideFindings }, by('It is worth it'));
  await commands.rollBack({ name, force: true, oneStep: true }, by('Members see no “results”'));
  await commands.startCanary({ name, releaseId: '1.2.3+c3', overrideFindings }, by('A new player'));
  await commands.stepCanary({ name, step: 'half' }, by('It looks fine'));
  await commands.stopCanary(name, by('It doesn’t'));
  await commands.changeCanarySettings({ ...defaultCanarySettings, minLoads: 7 }, by('Fewer loads will do'));
  await commands.changeOverrides(['17', '한국'], by('Two testers'));
  await removeTeam(registry, 'video', by('They left'));
  await commands.startCanary({ name, releaseId: '1.2.3+c3', overrideFindings }, by('Once more'));
  await commands.promoteCanary(name, by('It is good'));
  await commands.startCanary({ name, releaseId: '1.2.3+b2', overrideFindings }, by('Back and forth'));
}

describe('what installations have on disk', () => {
  it('a log with every kind of change is written byte for byte as before', async () => {
    await recordEveryKind();
    const written = await readFile(logFile(registry.directory), 'utf8');
    expect(written).toBe(await readFile(join(fixtures, 'log.jsonl'), 'utf8'));
    const kinds = new Set(registry.log().map(({ change }) => change.kind));
    expect(kinds.size).toBe(13);
  });

  it('the log adds up to the same document for shells, byte for byte', async () => {
    const entries = readChain(await readFile(join(fixtures, 'log.jsonl'), 'utf8'));
    const document = `${JSON.stringify(documentOf(entries.reduce(applyEntry, emptyState), atNoon))}\n`;
    expect(document).toBe(await readFile(join(fixtures, 'document.json'), 'utf8'));
  });

  it('the document is signed as these bytes', async () => {
    await recordEveryKind();
    const payload = Buffer.from(registry.signedDocument().split('.')[1]!, 'base64url').toString();
    expect(`${payload}\n`).toBe(await readFile(join(fixtures, 'document.json'), 'utf8'));
  });
});
