import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBundled } from './bundle';
import { mainDataDirectory } from './ports';

/** Runs a command of the operator on the system under test, by somebody who may everything, and answers what it prints, e.g. `operate('withdrawals')`. */
export async function operate(...args: string[]): Promise<string> {
  const { everybody, runOperator } = await loadBundled<typeof import('../../server/testing/runOperator')>(
    'server/testing/runOperator.ts',
  );
  const env = { ...process.env, DATA_DIR: mainDataDirectory(), OPERATOR: 'browser-specs' };
  return runOperator(args, env, everybody);
}

/** The same with parameters as JSON, amounts in minor units. */
export async function operateWith(command: string, params: object): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'members-operate-'));
  try {
    const file = join(directory, 'params.json');
    writeFileSync(file, JSON.stringify(params));
    await operate(command, '--file', file);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The number by which commands know a member. */
export async function memberNumber(username: string): Promise<number> {
  const printed = await operate('members', '--find', username, '--by', 'name', '--json');
  const { rows } = JSON.parse(printed) as { rows: { id: number; username: string }[] };
  return rows.find((row) => row.username === username)!.id;
}
