import { Command, example, type Terminal } from '@members/command-line';
import { serverCalls, type OfficeCall, type OfficeCallId } from '@members/office-contract';
import { addCall } from './addCall';
import type { Identify } from './identify';
import { addOperators } from './operators';
import type { OpenOffice } from './runCall';

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
  addOperators(program, terminal);
  // It lists them, too.
  for (const id of commandIds.filter((each) => each !== 'operators'))
    addCall(program, id, { terminal, identify, openOffice });
  return program
    .addHelpText(
      'after',
      '\nThe operator is --operator <name>, or OPERATOR; what asks for a one-time code takes --code, or asks at the terminal. DATA_DIR or DATABASE_URL name the database. It ends with 0, with 1 for what is refused or is not in order, with 2 for wrong arguments, and with 3 for what waits for a second operator.',
    )
    .addHelpText('after', example('move-withdrawals --ids 17,18 --step approve --operator ana'));
}
