/** `publish.mjs`: what a team needs that has its build and its key and nothing of this repository. */
import { publish } from './publish';
import { runCommand } from './runCommand';
import { teamKey } from './teamKey';

await runCommand(
  {
    call: 'node publish.mjs',
    commands: { publish, key: teamKey },
    notes: 'The registry is at --url or REGISTRY_URL.',
  },
  process.argv.slice(2),
);
