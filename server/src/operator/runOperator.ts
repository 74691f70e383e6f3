import { captureOutput, Command, example, type Terminal } from '@members/command-line';
import type { Confirm } from './confirm';
import { addBeaconValue } from './bringBeaconValue';
import { addGames } from './games';
import { addInviteCodes } from './inviteCodes';
import { addLog } from './log';
import { addMails } from './mails';
import { addMembers } from './members';
import { addMessages } from './messages';
import { addMonths } from './months';
import { addOperators } from './operators';
import { addRecharges } from './recharges';
import { addReconcile } from './reconcile';
import { addSsoTicket } from './ssoTicket';
import { addViolations } from './violations';
import { addWithdrawals } from './withdrawals';

const commands = [
  addBeaconValue,
  addWithdrawals,
  addRecharges,
  addReconcile,
  addMonths,
  addOperators,
  addMembers,
  addInviteCodes,
  addGames,
  addMessages,
  addMails,
  addSsoTicket,
  addViolations,
  addLog,
];

/**
 * `npm run operator -- <command> …`: what an operator does from a shell. What moves money is confirmed first. No command
 * touches a result (D01).
 */
export function operatorProgram(terminal: Terminal, confirm: Confirm) {
  const program = new Command('npm run operator --').description('Operates the site.');
  for (const add of commands) add(program, terminal, confirm);
  return program
    .addHelpText(
      'after',
      '\nCommands that change something take --operator <name>, or OPERATOR; what moves money asks for a one-time code of that operator, or takes --code. DATA_DIR or DATABASE_URL name the database, PORT or SERVER_URL a running server.',
    )
    .addHelpText('after', example('withdrawals list'));
}

const confirmNobody: Confirm = async () => {
  throw new Error('What moves money asks for a one-time code, and nothing here checks one.');
};

/** Runs a command within this process and resolves to what it prints; rejects as the command does. */
export const runOperator = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  confirm = confirmNobody,
): Promise<string> => captureOutput((terminal) => operatorProgram(terminal, confirm), args, env);
