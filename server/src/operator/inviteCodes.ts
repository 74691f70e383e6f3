import {
  type CommandUnknownOpts,
  example,
  formatTable,
  InvalidArgumentError,
  type Terminal,
} from '@members/command-line';
import { formatMoney } from '@members/contract';
import type { Config } from '../config';
import type { Database } from '../database';
import { codeOption, type Confirm } from './confirm';
import { demoAccount } from '../demo';
import { formatTime, readAmount } from '../i18n/formats';
import {
  addInviteCode,
  endInviteCode,
  type InviteCode,
  type NewInviteCode,
  selectInviteCodes,
} from '../members';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Lists the codes with which people register, adds or ends one. */
export function addInviteCodes(
  program: CommandUnknownOpts,
  { env, print }: Terminal,
  confirm: Confirm,
): void {
  const inviteCodes = program
    .command('invite-codes')
    .description('lists the codes and how often they were used; add or end one')
    .addHelpText('after', example())
    .action(async () => {
      const codes = await withDatabase(env, ({ reader }) => selectInviteCodes(reader));
      print(formatTable(codes.map(cellsOf), 'There are no invite codes.'));
    });
  inviteCodes
    .command('add')
    .description('adds a code')
    .argument('<code>', '4 to 32 capital letters, digits and hyphens')
    .requiredOption('--uses <number>', 'how many may register with it: 1 to 999999, or unlimited', parseUses)
    .option(
      '--opening-balance <amount>',
      'e.g. 10.50: recharged for everybody who registers with it',
      parseBalance,
      0,
    )
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addHelpText('after', example('SPRING-26 --uses 100 --opening-balance 10.50 --operator ana'))
    .action(async (code, { uses, openingBalance, code: oneTimeCode, ...options }) => {
      const invite = {
        code,
        maxUses: uses === 'unlimited' ? null : uses,
        openingBalanceMinor: openingBalance,
      };
      const act = readOperation(options, env);
      const add = async (database: Database, { demo }: Config) => {
        if (!demo && code === demoAccount.inviteCode)
          throw new Error(`${code} is the code of demonstrations: choose another.`);
        if (openingBalance > 0) await confirm(act.operator, oneTimeCode);
        await addInviteCode(database, invite, act);
      };
      await withDatabase(env, add);
      print(`${code} is an invite code now.${costOf(invite)}`);
    });
  inviteCodes
    .command('end')
    .description('nobody registers with it any more')
    .argument('<code>')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('SPRING-26 --operator ana --reason "it was shared"'))
    .action(async (code, options) => {
      const act = readOperation(options, env);
      await withDatabase(env, (database) => endInviteCode(database, code, act));
      print(`${code} has ended: nobody registers with it any more.`);
    });
}

function costOf({ maxUses, openingBalanceMinor }: NewInviteCode): string {
  if (openingBalanceMinor === 0) return '';
  const total =
    maxUses === null ? 'without a limit' : `${formatMoney(maxUses * openingBalanceMinor)} at most`;
  return ` Everybody who registers with it receives ${formatMoney(openingBalanceMinor)}: ${total} in all.`;
}

function parseUses(text: string): number | 'unlimited' {
  if (text === 'unlimited') return text;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It takes 1 to 999999, or unlimited.');
  return Number(text);
}

function parseBalance(text: string): number {
  const amountMinor = readAmount(text);
  if (amountMinor === null || amountMinor > 100_000_000)
    throw new InvalidArgumentError('It takes an amount such as 10 or 10.50, 1000000 at most.');
  return amountMinor;
}

const cellsOf = (code: InviteCode): string[] => [
  code.code,
  stateOf(code),
  code.maxUses === null ? `${code.uses} registered` : `${code.uses} of ${code.maxUses} registered`,
  `opens with ${formatMoney(code.openingBalanceMinor)}`,
  formatTime(code.createdAt),
];

function stateOf({ endedAt, maxUses, uses }: InviteCode): string {
  if (endedAt) return 'ended';
  return maxUses !== null && uses >= maxUses ? 'used up' : 'in use';
}
