import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SenderTask } from './sender';

/** Bets or reads over HTTP from another process than the one that measures the database. */
export async function send(task: SenderTask): Promise<{ latencies: number[]; refused: number }> {
  const child = fork(fileURLToPath(new URL('sender.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  const [result] = (await once(child, 'message')) as [{ latencies: number[]; refused: number }];
  return result;
}
