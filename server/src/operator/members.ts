import { type CommandUnknownOpts, example, type Terminal } from '@members/command-line';
import { setMemberActive, signMemberOut, unlockMember } from '../members';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

const commands = [
  { name: 'disable', what: 'takes an account offline; nothing of it is lost', operate: setMemberActive },
  { name: 'enable', what: 'puts it online again', operate: setMemberActive },
  { name: 'sign-out', what: 'ends all sessions of a member', operate: signMemberOut },
  { name: 'unlock', what: 'ends the lock after wrong passwords', operate: unlockMember },
];

/** Takes members offline and back, signs them out and unlocks them; each is a line in the log of operators. */
export function addMembers(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const members = program
    .command('members')
    .description('takes accounts offline, signs out, unlocks')
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
        const operation = { username, active: name === 'enable', ...readOperation(options, env) };
        print(await withDatabase(env, (database) => operate(database, operation)));
      });
}
