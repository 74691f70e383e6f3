/** `npm run operator -- <command> …`: what an operator does from a shell. No command touches a result (D01). */
import { beaconValue } from './bringBeaconValue';
import { Finding, UsageError, type Command } from './command';
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
const usage = [
  'Usage: npm run operator -- <command>',
  ...forms.map(([form, what]) => `  ${form.padEnd(width)}  ${what}`),
  'Commands that change something take --operator <name>, or OPERATOR. DATA_DIR or DATABASE_URL name the database,',
  'PORT or SERVER_URL a running server.',
].join('\n');

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError();
  process.stdout.write(`${await command.run(args, process.env)}\n`);
} catch (error) {
  if (error instanceof Finding) process.stdout.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof UsageError ? usage : (error as Error).message}\n`);
  process.exitCode = 1;
}
