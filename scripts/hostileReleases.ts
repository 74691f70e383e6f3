/** `npm run hostile-releases` writes the table of hostile releases, and what stops each, from the lists of their specs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldHarmless, hostileReleases } from '../e2e/support/swap/hostileReleases';
import { lateReleases, subtleReleases } from '../e2e/support/swap/lateReleases';
import { root } from './workspace.mjs';

export const hostileReleasesFile = 'registry/hostile-releases.md';

interface Row {
  does: string;
  stoppedBy:
    | 'refused by the gate'
    | 'held harmless by the page'
    | 'taken back by the canary'
    | 'needs an override';
  how: string;
}

const ofGate = Object.entries(hostileReleases).map(([does, { finding }]): Row => {
  const [level, id] = finding.split(' ');
  if (finding === heldHarmless)
    return { does, stoppedBy: 'held harmless by the page', how: 'what it tries has no effect' };
  return {
    does,
    stoppedBy: level === 'hard' ? 'refused by the gate' : 'needs an override',
    how: `finding \`${id}\``,
  };
});
const late = lateReleases.map(({ does, told, hurts }): Row => ({
  does: `${does}, later than the gate looks`,
  stoppedBy: hurts ? 'held harmless by the page' : 'taken back by the canary',
  how: `${hurts ? 'the release before takes its place; ' : ''}reported as “${told}”`,
}));
const subtle = subtleReleases.map(({ does, why }): Row => ({
  does,
  stoppedBy: 'taken back by the canary',
  how: why.source.replace(/ in $|of more than $/, '').trim(),
}));

/** The document as it has to be. */
export function hostileReleasesTable(): string {
  const rows = [...ofGate, ...late, ...subtle];
  const count = (stoppedBy: Row['stoppedBy']) => rows.filter((row) => row.stoppedBy === stoppedBy).length;
  return `# Hostile releases

Written by \`npm run hostile-releases\` from the lists that the specs play, each a real build: ${rows.length} releases, of which ${count('refused by the gate')} are refused by the gate, ${count('needs an override')} need an operator’s override, ${count('taken back by the canary')} are taken back by the canary and ${count('held harmless by the page')} are held harmless by the page. \`hostile-releases\`, \`watched-page\` and \`canaries\` in [\`e2e/specs\`](../e2e/specs) play them; all of them with \`LONG=1\`.

| A release that …  | is …  | by |
| --- | --- | --- |
${rows.map(({ does, stoppedBy, how }) => `| ${does} | ${stoppedBy} | ${how} |`).join('\n')}
`;
}

if (process.argv[1]?.endsWith('hostileReleases.ts'))
  writeFileSync(join(root, hostileReleasesFile), hostileReleasesTable());
