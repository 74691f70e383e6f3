import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { freshCodes, type ContainerSite, type Installation } from './installation';

const run = async ([program, ...args]: [string, ...string[]]): Promise<string> =>
  (await promisify(execFile)(program, args)).stdout;

/** A site that runs in containers, whose beacon and provider are known to its own commands, and whose time passes by itself. */
export function openContainers(file: string): Installation {
  const { operatorCommand, reconcileCommand, codeSecret, commandCodeSecret, ...site } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as ContainerSite;
  const code = freshCodes(codeSecret);
  const commandCode = freshCodes(commandCodeSecret);
  const operate: Installation['operate'] = (...parts) => run([...operatorCommand, ...parts]);
  return {
    ...site,
    code,
    operate,
    decide: async (withdrawal, decision) =>
      operate('move-withdrawals', '--ids', withdrawal, '--step', decision, '--code', await commandCode()),
    // Where something differs it ends with 1, and this rejects with what it has printed.
    async differencesInBooks() {
      const { differences } = JSON.parse(await run(reconcileCommand)) as { differences: string[] };
      return differences;
    },
    // Whoever has started it stops it.
    stop: async () => {},
  };
}
