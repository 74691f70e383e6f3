import { captureOutput } from '@members/command-line';
import { rights } from '@members/office-contract';
import type { Identify } from '../src/operator/identify';

/** Whoever is named has every right and is there, without codes. */
export const everybody: Identify = () => ({
  operator: async (name) => ({ name, rights }),
  requireCode: async () => {},
});

/** Runs a command of `npm run operator` within this process and resolves to what it prints; rejects as the command does. */
export async function runOperator(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  identify?: Identify,
): Promise<string> {
  // Loaded here, so that tests without commands don't load them.
  const { operatorProgram } = await import('../src/operatorProgram');
  return captureOutput((terminal) => operatorProgram(terminal, identify), args, env);
}
