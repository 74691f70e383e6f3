import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from './openLog';

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'members-log-'));
  file = join(directory, 'log.jsonl');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const entry = (id: string) => ({
  actor: { kind: 'operator', name: 'first' } as const,
  why: `because of ${id}`,
  change: { kind: 'canaryStopped', name: 'mfe-video', releaseId: id } as const,
});

describe('the log of the registry', () => {
  it('has the same entries after a restart', async () => {
    const log = await openLog(file);
    const written = [await log.append(entry('a')), await log.append(entry('b'))];
    await log.close();
    const again = await openLog(file);
    expect(again.entries()).toEqual(written);
    expect((await again.append(entry('c'))).previousHash).toBe(written[1]?.hash);
    await again.close();
  });

  it('appends entries one after the other that are written at the same time', async () => {
    const log = await openLog(file);
    await Promise.all(Array.from({ length: 20 }, (_, index) => log.append(entry(String(index)))));
    await log.close();
    const again = await openLog(file);
    expect(again.entries().map(({ seq }) => seq)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    await again.close();
  });

  it('cuts off a last line that a crash left unfinished', async () => {
    const log = await openLog(file);
    const kept = await log.append(entry('a'));
    await log.close();
    await appendFile(file, '{"seq":2,"at":"20');
    const again = await openLog(file);
    expect(again.entries()).toEqual([kept]);
    await again.append(entry('b'));
    await again.close();
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
  });

  it('writes nothing more once another process has written to it, so that the chain stays whole', async () => {
    const [first, second] = [await openLog(file), await openLog(file)];
    const written = await first.append(entry('a'));
    await expect(second.append(entry('b'))).rejects.toThrow('One registry at a time');
    await Promise.all([first.close(), second.close()]);
    const again = await openLog(file);
    expect(again.entries()).toEqual([written]);
    await again.close();
  });

  it('refuses to open if a line was changed, removed or moved', async () => {
    const log = await openLog(file);
    for (const id of ['a', 'b', 'c']) await log.append(entry(id));
    await log.close();
    const [a = '', b = '', c = ''] = (await readFile(file, 'utf8')).trim().split('\n');
    const broken: [string[], number][] = [
      [[a.replace('because of a', 'because of z'), b, c], 1],
      [[a, c], 2],
      [[b, a, c], 1],
    ];
    for (const [lines, at] of broken) {
      await writeFile(file, `${lines.join('\n')}\n`);
      await expect(openLog(file)).rejects.toThrow(`broken at line ${at}`);
    }
  });
});
