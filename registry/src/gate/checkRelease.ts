import { releaseFiles } from '../releases/releaseFiles';
import { checkAhead } from './checkAhead';
import { checkContract } from './checkContract';
import { checkIntegrity } from './checkIntegrity';
import { checkLocales } from './checkLocales';
import { checkRoutes } from './checkRoutes';
import type { CheckRelease } from './gateInput';
import { readShellFacts } from './shellFacts';
import { checkMounts } from './smoke/checkMounts';

/**
 * The gate: what speaks against a release, before members get it. A release with a hard finding is not mounted in
 * the live shell, since it would tell nothing more.
 */
export const checkRelease: CheckRelease = async (input) => {
  const { state, release, directory, shellUrl } = input;
  const files = await releaseFiles(directory).catch(() => []);
  const findings = [
    ...(await checkIntegrity(release, files, directory)),
    ...checkAhead(release, files),
    ...checkLocales(release),
  ];
  try {
    const facts = await readShellFacts(shellUrl);
    findings.push(...checkContract(release, facts), ...checkRoutes(release, state, facts));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    findings.push({ id: 'shell', level: 'hard', text: `The live shell could not be asked: ${why}` });
  }
  if (findings.some(({ level }) => level === 'hard')) return findings;
  return [...findings, ...(await checkMounts(input))];
};
