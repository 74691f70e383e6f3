/** `npm run registry -- <command> …`: what teams and operators do from a shell. */
import { activate, canary, rollback } from './decide';
import { log } from './log';
import { login, logout } from './login';
import { check, history, releases, status } from './look';
import { newRemote } from './newRemote';
import { operators } from './operators';
import { publish } from './publish';
import { runCommand } from './runCommand';
import { teams } from './teams';

const commands = {
  new: newRemote,
  publish,
  login,
  logout,
  status,
  releases,
  check,
  activate,
  rollback,
  canary,
  history,
  teams,
  operators,
  log,
};

await runCommand(
  {
    call: 'npm run registry --',
    commands,
    notes:
      'The registry is at --url, REGISTRY_URL, or http://localhost on PORT (8080). DATA_DIR (.data) is that of this machine’s system.',
  },
  process.argv.slice(2),
);
