import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fixture, sampleRound } from '../testing/fixture';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'verify-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const round = (roundNumber: 1 | 2 | 3, dice: readonly number[] = fixture.dice[roundNumber]) =>
  JSON.stringify({ ...sampleRound({ roundNumber }), dice });

function verify(...lines: string[]) {
  const file = join(directory, 'export.jsonl');
  writeFileSync(file, lines.join('\n'));
  return run(file);
}

function run(...args: string[]) {
  const root = resolve(__dirname, '../../..');
  const command = ['--import', 'tsx', 'shared/verifier/command/main.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run verify', () => {
  it('ends with 0 where every round is right', () => {
    expect(verify(round(1), round(2), round(3), '')).toEqual({
      status: 0,
      stdout: '3 ok, 0 failed, 0 pending, 0 void\n',
      stderr: '',
    });
  });

  it('ends with 1 and names the round and what is wrong with it', () => {
    const { status, stdout } = verify(round(1), round(2, [6, 6, 6]));
    expect(status).toBe(1);
    expect(stdout).toContain('export.jsonl:2  k3-1m round 2');
    expect(stdout).toContain('computed 1 5 2, published 6 6 6');
    expect(stdout).toContain('1 ok, 1 failed, 0 pending, 0 void');
  });

  it('names void rounds with their beacon rounds, and ends with 1 where a genuine value of one is supplied', () => {
    const isVoid = { status: 'void', signature: null, dice: null, voidReason: 'none' } as const;
    const { status, stdout } = verify(round(1), JSON.stringify(sampleRound({ ...isVoid, roundNumber: 2 })));
    expect(status).toBe(0);
    expect(stdout).toContain('void  ');
    expect(stdout).toContain(`round 2 is void: the value of beacon round ${fixture.beaconRound} was not`);
    expect(stdout).toMatch(/1 ok, 0 failed, 0 pending, 1 void\n$/);
    const values = join(directory, 'values.jsonl');
    writeFileSync(values, JSON.stringify({ round: fixture.beaconRound, signature: fixture.signature }));
    const held = run(join(directory, 'export.jsonl'), values);
    expect(held.status).toBe(1);
    expect(held.stdout).toContain('is there: it had to be drawn');
    expect(held.stdout).toMatch(/1 ok, 1 failed, 0 pending, 0 void\n$/);
  });

  it('ends with 1 for a file without rounds, and 2 without a file', () => {
    expect(verify('').status).toBe(1);
    expect(run().status).toBe(2);
    expect(run(join(directory, 'missing')).stderr).toContain('no such file');
  });
});
