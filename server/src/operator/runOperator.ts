import { beaconValue } from './bringBeaconValue';
import { UsageError, type Command } from './command';
import { games } from './games';
import { inviteCodes } from './inviteCodes';
import { log } from './log';
import { members } from './members';
import { notices } from './notices';
import { reconcileBooks } from './reconcile';
import { site } from './site';
import { ssoTicket } from './ssoTicket';
import { violations } from './violations';
import { withdrawals } from './withdrawals';

const commands: Readonly<Record<string, Command>> = {
  'beacon-value': beaconValue,
  withdrawals,
  reconcile: reconcileBooks,
  members,
  'invite-codes': inviteCodes,
  games,
  notices,
  site,
  'sso-ticket': ssoTicket,
  violations,
  log,
};

const forms = Object.values(commands).flatMap(({ usage }) => usage);
const width = Math.max(...forms.map(([form]) => form.length));
/** What is printed where the arguments make no sense. */
export const usage = [
  'Usage: npm run operator -- <command>',
  ...forms.map(([form, what]) => `  ${form.padEnd(width)}  ${what}`),
  'Commands that change something take --operator <name>, or OPERATOR. DATA_DIR or DATABASE_URL name the database,',
  'PORT or SERVER_URL a running server.',
].join('\n');

/**
 * Runs a command by its name and arguments and answers what it prints. Throws as the command does, and UsageError where
 * there is none of this name.
 */
export async function runOperator(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError();
  return command.run(args, env);
}
