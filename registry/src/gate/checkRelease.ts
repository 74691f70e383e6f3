import type { Finding } from '@members/office-contract';
import { releaseFiles } from '../releases/releaseFiles';
import { releaseUses } from '../releases/releaseUses';
import { releaseOf, type RegistryState } from '../log/state';
import { checkCalls } from './checkCalls';
import { checkIntegrity, checkPreloads } from './checkFiles';
import { checkLocales } from './checkLocales';
import { checkMounts } from './checkMounts';
import { checkRoutes } from './checkRoutes';
import { checkNeeds, readShellFacts } from './checkShell';
import type { GateInput } from './gate';

const runningRelease = (state: RegistryState, name: string) => {
  const running = state.remotes[name];
  return running && releaseOf(state, name, running.active);
};

/** Checks a release; returns no findings if all is well. After a hard finding its routes are not mounted. */
export async function checkRelease(input: GateInput): Promise<Finding[]> {
  const { state, release, directory, shellUrl } = input;
  const files = await releaseFiles(directory).catch(() => []);
  const findings = [
    ...(await checkIntegrity(release, files, directory)),
    ...checkPreloads(release, files),
    ...checkLocales(release),
    ...checkCalls(release, runningRelease(state, release.name)),
  ];
  try {
    const facts = await readShellFacts(shellUrl);
    const needs = { ...release, uses: await releaseUses(directory) };
    const { release: unmet } = await checkNeeds({ release: needs }, facts);
    findings.push(...unmet, ...checkRoutes(release, state, facts));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    findings.push({ id: 'shell', level: 'hard', text: `The live shell could not be asked: ${why}` });
  }
  if (findings.some(({ level }) => level === 'hard')) return findings;
  return [...findings, ...(await checkMounts(input))];
}
