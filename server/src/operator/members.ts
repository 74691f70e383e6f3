import { type CommandUnknownOpts, example, formatTable, type Terminal } from '@members/command-line';
import type { Database } from '../database';
import { formatTime } from '../i18n/formats';
import { setMemberActive, signInsOf, signMemberOut, unlockMember } from '../members';
import type { Act } from '../operatorLog';
import { cancelRecovery } from '../recovery';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

type Operation = Act & { username: string };

const setActive = (active: boolean) => async (database: Database, operation: Operation) => {
  const changed = await setMemberActive(database, { ...operation, active });
  return changed ? `is ${active ? 'online again' : 'offline now'}.` : 'is so already.';
};

/** What each does, and what became of the member. */
const commands = [
  { name: 'disable', what: 'takes an account offline; nothing of it is lost', operate: setActive(false) },
  { name: 'enable', what: 'puts it online again', operate: setActive(true) },
  {
    name: 'sign-out',
    what: 'ends all sessions of a member',
    operate: async (database: Database, operation: Operation) =>
      `was signed out of ${await signMemberOut(database, operation)} sessions.`,
  },
  {
    name: 'unlock',
    what: 'ends the lock after wrong passwords',
    operate: async (database: Database, operation: Operation) =>
      `is unlocked: ${await unlockMember(database, operation)} wrong passwords forgotten.`,
  },
];

const outcomes = {
  signedIn: 'signed in',
  wrongPassword: 'wrong password',
  passwordChanged: 'password changed',
};

/** Takes members offline and back, signs them out and unlocks them, each a line in the log of operators; lists sign-ins. */
export function addMembers(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const members = program
    .command('members')
    .description('takes accounts offline, signs out, unlocks, cancels recoveries, lists sign-ins')
    .addHelpText('after', example('disable demo --operator ana'));
  for (const { name, what, operate } of commands)
    members
      .command(name)
      .description(what)
      .argument('<username>')
      .addOption(operatorOption)
      .addOption(reasonOption)
      .addHelpText('after', example('demo --operator ana --reason "asked for"'))
      .action(async (username, options) => {
        const operation = { username, ...readOperation(options, env) };
        print(`${username} ${await withDatabase(env, (database) => operate(database, operation))}`);
      });
  members
    .command('cancel-recovery')
    .description('ends codes and waits for a new login or withdrawal password; the member is told')
    .argument('<username>')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('demo --operator ana --reason "somebody else asked for it"'))
    .action(async (username, options) => {
      const operation = { username, ...readOperation(options, env) };
      const ended = await withDatabase(env, (database) => cancelRecovery(database, operation));
      print(
        `${username}: ended ${ended.codes} codes, ${ended.links} links and ${ended.waits} waits, and told of it.`,
      );
    });
  members
    .command('sign-ins')
    .description(
      'who signed in as a member or tried to, for the last 90 days; during a lock nothing is on record',
    )
    .argument('<username>')
    .addHelpText('after', example('demo'))
    .action(async (username) => {
      const rows = await withDatabase(env, ({ reader }) => signInsOf(reader, username));
      const cells = rows.map(({ at, outcome, device, address }) => [
        formatTime(at),
        outcomes[outcome],
        device || 'unknown device',
        address,
      ]);
      print(formatTable(cells, 'Nobody has signed in.'));
    });
}
