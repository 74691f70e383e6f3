import { Command, example, type Terminal } from '@members/command-line';
import { addActivate, addCanary, addRollback } from './decide';
import { addExplain } from './explain';
import { addFlags } from './flags';
import { addImpact } from './impact';
import { addCheck, addHistory, addReleases, addStatus } from './inspect';
import { addKeys } from './keys';
import { addLog } from './log';
import { addLogin, addLogout } from './login';
import { addNew } from './newRemote';
import { addPreviews } from './previews';
import { addPublish } from './publish';
import { addTeams } from './teams';

const commands = [
  addNew,
  addPublish,
  addLogin,
  addLogout,
  addStatus,
  addReleases,
  addCheck,
  addImpact,
  addExplain,
  addActivate,
  addRollback,
  addCanary,
  addFlags,
  addPreviews,
  addHistory,
  addTeams,
  addKeys,
  addLog,
];

/** `npm run registry -- <command> …`: what teams and operators do from a shell. */
export function registryProgram(terminal: Terminal) {
  const program = new Command('npm run registry --').description(
    'Publishes, activates and watches releases of the remotes.',
  );
  for (const add of commands) add(program, terminal);
  return program
    .addHelpText(
      'after',
      '\nOperators’ commands go to --url, OFFICE_ORIGIN, or http://localhost on OFFICE_PORT (8086); publish to --url, APP_ORIGIN, or http://localhost on PORT (8080). DATA_DIR (.data) is that of this machine’s system.',
    )
    .addHelpText('after', example('status'));
}
