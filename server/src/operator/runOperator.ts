import { captureOutput, Command, example, type Terminal } from '@members/command-line';
import { addBeaconValue } from './bringBeaconValue';
import { addGames } from './games';
import { addInviteCodes } from './inviteCodes';
import { addLog } from './log';
import { addMembers } from './members';
import { addNotices } from './notices';
import { addRecharges } from './recharges';
import { addReconcile } from './reconcile';
import { addSite } from './site';
import { addSsoTicket } from './ssoTicket';
import { addViolations } from './violations';
import { addWithdrawals } from './withdrawals';

const commands = [
  addBeaconValue,
  addWithdrawals,
  addRecharges,
  addReconcile,
  addMembers,
  addInviteCodes,
  addGames,
  addNotices,
  addSite,
  addSsoTicket,
  addViolations,
  addLog,
];

/** `npm run operator -- <command> …`: what an operator does from a shell. No command touches a result (D01). */
export function operatorProgram(terminal: Terminal) {
  const program = new Command('npm run operator --').description('Operates the site.');
  for (const add of commands) add(program, terminal);
  return program
    .addHelpText(
      'after',
      '\nCommands that change something take --operator <name>, or OPERATOR. DATA_DIR or DATABASE_URL name the database, PORT or SERVER_URL a running server.',
    )
    .addHelpText('after', example('withdrawals list'));
}

/** Runs a command within this process and resolves to what it prints; rejects as the command does. */
export const runOperator = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  captureOutput(operatorProgram, args, env);
