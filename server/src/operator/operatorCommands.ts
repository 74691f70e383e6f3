import { Command, example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { mayDo, serverCalls, type OfficeCall, type OfficeCallId } from '@members/office-contract';
import { Declined } from '../office';
import { addCall } from './addCall';
import { kebab } from './callOptions';
import type { Confirm } from './confirm';
import type { Identify } from './identify';
import { addInviteCodes } from './inviteCodes';
import { addMails } from './mails';
import { addMembers } from './members';
import { addMessages } from './messages';
import { addOperators } from './operators';
import type { OpenOffice } from './runCall';
import { withDatabase } from './withDatabase';

/** What is no call of the office yet, and who may work in it. */
const besideCalls = [addOperators, addMembers, addInviteCodes, addMessages, addMails];

/** The calls that are commands: all that the servers answer, but those about a browser and its session. */
export const commandIds = (Object.keys(serverCalls) as (keyof typeof serverCalls)[]).filter((id) => {
  const { right, inPage }: OfficeCall = serverCalls[id];
  return right !== 'anybody' && !inPage;
}) satisfies OfficeCallId[];

export interface OperatorCommandsOptions {
  identify: Identify;
  openOffice: OpenOffice;
}

/**
 * `npm run operator -- <command> …`: what an operator does from a shell. Every call that the servers answer is a command, done as
 * the office does it, with the right, the one-time code and the second operator that the call declares.
 */
export function operatorCommands(terminal: Terminal, { identify, openOffice }: OperatorCommandsOptions) {
  const program = new Command('npm run operator --')
    .description('Operates the site.')
    .configureHelp({ subcommandTerm: (command) => command.name() });
  for (const add of besideCalls) add(program, terminal, confirmMoney(terminal.env, identify));
  const taken = new Set(program.commands.map((command: CommandUnknownOpts) => command.name()));
  for (const id of commandIds)
    if (!taken.has(kebab(id))) addCall(program, id, { terminal, identify, openOffice });
  return program
    .addHelpText(
      'after',
      '\nThe operator is --operator <name>, or OPERATOR; what asks for a one-time code takes --code, or asks at the terminal. DATA_DIR or DATABASE_URL name the database. It ends with 0, with 1 for what is refused or is not in order, with 2 for wrong arguments, and with 3 for what waits for a second operator.',
    )
    .addHelpText('after', example('move-withdrawals --ids 17,18 --step approve --operator ana'));
}

/** Makes sure, for a command that is no call of the office, that an operator may decide about money and is there. */
const confirmMoney =
  (env: NodeJS.ProcessEnv, identify: Identify): Confirm =>
  (name, code) =>
    withDatabase(env, async (database, config) => {
      const identity = identify(database, config);
      const { rights } = await identity.operator(name);
      if (!mayDo(rights, 'money.change')) throw new Declined('forbidden', { right: 'money.change' });
      await identity.requireCode(name, code);
    });
