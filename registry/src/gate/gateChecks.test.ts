import { releaseId } from '@members/mfe-kit/release';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry, type Registry } from '../openRegistry';
import { writeBuiltRemote } from '../../testing/writeBuiltRemote';
import { createGateChecks } from './gateChecks';

const by = { actor: { kind: 'operator', name: 'ana' }, why: 'A test' } as const;
const passed = { findings: [] };

let directory: string;
let registry: Registry;
/** Ends the check of a release; until then it hangs. */
let ends: Map<string, () => void>;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'members-gate-'));
  registry = await openRegistry(join(directory, 'registry'));
  ends = new Map();
});
afterEach(async () => {
  await registry.close();
  await rm(directory, { recursive: true, force: true });
});

async function publish(name: string, buildId: string): Promise<string> {
  const { manifest } = await registry.publish(await writeBuiltRemote(directory, { name, buildId }), by);
  return releaseId(manifest);
}

const openGate = (waitMs: number) =>
  createGateChecks({
    registry,
    waitMs,
    gate: ({ release }) => new Promise((resolve) => ends.set(release.buildId, () => resolve([]))),
  });

const end = async (buildId: string) => {
  while (!ends.has(buildId)) await new Promise((resolve) => setTimeout(resolve, 5));
  ends.get(buildId)!();
};

describe('checks of the gate', () => {
  it('go one after the other within a remote, and past a remote whose check hangs', async () => {
    const [first, second] = [await publish('mfe-video', 'a1'), await publish('mfe-video', 'b2')];
    const other = await publish('mfe-wallet', 'c3');
    const { check, atGate } = openGate(10_000);
    const waiting = [check('mfe-video', first, by), check('mfe-video', second, by)];
    expect(atGate('mfe-video', first)).toEqual({ behind: [] });
    expect(atGate('mfe-video', second)).toEqual({ behind: [first] });
    const ofOther = check('mfe-wallet', other, by);
    await end('c3');
    expect(await ofOther).toMatchObject(passed);
    expect(ends.has('b2')).toBe(false);
    await end('a1');
    await end('b2');
    expect(await Promise.all(waiting)).toMatchObject([passed, passed]);
    expect(atGate('mfe-video', second)).toBeNull();
  });

  it('are followed by whoever asks again: no request waits for long, and none begins a second check', async () => {
    const [first, second] = [await publish('mfe-video', 'a1'), await publish('mfe-video', 'b2')];
    const { check, requirePass, resultOf } = openGate(20);
    const asked = { name: 'mfe-video', releaseId: second, overrides: [] };
    expect(await check('mfe-video', first, by)).toBeNull();
    await expect(requirePass(asked, by)).rejects.toThrow(`waits at the gate behind ${first}`);
    await end('a1');
    await end('b2');
    while (!registry.state().checks['mfe-video']?.[second]) await resultOf('mfe-video', second);
    expect(await resultOf('mfe-video', second)).toMatchObject(passed);
    expect(await requirePass(asked, by)).toEqual([]);
    expect(registry.log().filter(({ change }) => change.kind === 'checked')).toHaveLength(2);
  });

  it('end with a hard finding where the gate itself fails', async () => {
    const id = await publish('mfe-video', 'a1');
    const { check } = createGateChecks({ registry, gate: () => Promise.reject(new Error('no memory')) });
    expect(await check('mfe-video', id, by)).toMatchObject({
      findings: [{ id: 'gate', level: 'hard', text: 'The gate itself failed: no memory' }],
    });
  });
});
