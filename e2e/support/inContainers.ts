import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { freshCodes, type ContainerSite, type Installation } from './installation';

const run = async ([program, ...args]: [string, ...string[]]): Promise<string> =>
  (await promisify(execFile)(program, args)).stdout;

/** A site that runs in containers, whose beacon and provider are known to its own commands, and whose time passes by itself. */
export function openContainers(file: string): Installation {
  const { operatorCommand, reconcileCommand, codeSecret, ...site } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as ContainerSite;
  const code = freshCodes(codeSecret);
  const operate: Installation['operate'] = (...parts) => run([...operatorCommand, ...parts]);
  return {
    ...site,
    code,
    operate,
    decide: async (withdrawal, decision) =>
      operate('withdrawals', decision, withdrawal, '--code', await code()),
    async differencesInBooks() {
      const printed = await run(reconcileCommand);
      return printed.startsWith('The books are in order') ? [] : [printed];
    },
    // Whoever has started it stops it.
    stop: async () => {},
  };
}
