import type { ReleaseNeeds } from '@members/office-contract';
import { CheckFailed, example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { readFile } from 'node:fs/promises';
import { checkNeeds, parseShellFacts } from '../src/gate/checkShell';
import { pluralise } from '../src/log/pluralise';
import { officeAddress } from './addresses';
import { callRegistry } from './callRegistry';
import { describeFindings } from './formats';
import { officeOption } from './options';

export function addImpact(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('impact')
    .description(
      'what a next shell breaks in the releases that run, by what they use; exits 1 if it breaks anything',
    )
    .argument('<shell.json>', 'of a built shell, e.g. shell/dist/shell.json')
    .addOption(officeOption)
    .addHelpText('after', example('shell/dist/shell.json'))
    .action(async (file, { url }) => {
      const facts = parseShellFacts(JSON.parse(await readFile(file, 'utf8')));
      const registry = { address: officeAddress(url, env), env };
      const { releases } = await callRegistry(registry, 'shellNeeds', {});
      const text = await describeImpact(releases, facts);
      if (text.broken > 0) throw new CheckFailed(text.lines.join('\n'));
      print(text.lines.join('\n'));
    });
}

async function describeImpact(
  releases: readonly ReleaseNeeds[],
  facts: ReturnType<typeof parseShellFacts>,
): Promise<{ lines: string[]; broken: number }> {
  const keyOf = ({ name, releaseId }: ReleaseNeeds) => `${name} ${releaseId}`;
  const found = await checkNeeds(Object.fromEntries(releases.map((each) => [keyOf(each), each])), facts);
  const lines = releases.flatMap((release) => {
    const { role, uses } = release;
    const findings = found[keyOf(release)] ?? [];
    const known = uses ? pluralise(uses.uses.length, 'use') : 'judged by versions';
    const heading = `${keyOf(release)} (${role}, ${known})`;
    return findings.length > 0 ? [heading, describeFindings(findings)] : [`${heading}: fits`];
  });
  const broken = releases.filter((each) => (found[keyOf(each)] ?? []).length > 0).length;
  const sum =
    broken > 0 ? `It breaks ${broken} of ${pluralise(releases.length, 'release')}.` : 'It breaks no release.';
  return { lines: [...lines, sum], broken };
}
