import type { RemoteManifest } from '@members/mfe-kit/release';
import { satisfies } from 'semver';
import type { Finding } from './finding';
import type { ShellFacts } from './shellFacts';

/** Whether the shell speaks the contract, and gives the singletons, that the release was built for. */
export function checkContract(
  { shellContract, shared }: Pick<RemoteManifest, 'shellContract' | 'shared'>,
  { contract, provides }: ShellFacts,
): Finding[] {
  const findings: Finding[] = [];
  const refuse = (id: string, text: string) => findings.push({ id, level: 'hard', text });
  if (!satisfies(contract, shellContract))
    refuse('contract', `It needs the shell contract ${shellContract}; the live shell speaks ${contract}.`);
  for (const [module, range] of Object.entries(shared)) {
    const version = provides[module];
    if (!version) refuse(`singleton:${module}`, `It needs ${module} from the shell, which gives none.`);
    else if (!satisfies(version, range))
      refuse(`singleton:${module}`, `It needs ${module} ${range}; the live shell gives ${version}.`);
  }
  return findings;
}
