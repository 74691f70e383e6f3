import { formatMoney } from '@members/contract';
import { formatTime } from '../formatTime';
import { addInviteCode, endInviteCode, selectInviteCodes, type InviteCode } from '../members';
import { readAmount } from '../readAmount';
import { columns } from './columns';
import { UsageError, type Command } from './command';
import { said } from './said';
import { withDatabase } from './withDatabase';

/** `npm run operator -- invite-codes …`: lists the codes with which people register, adds or ends one. */
export const inviteCodes: Command = {
  usage: [
    ['invite-codes', 'lists the codes and how often they were used'],
    [
      'invite-codes add <code> --uses <number|unlimited>',
      'adds one; --opening-balance <amount> is recharged for everybody who registers with it',
    ],
    ['invite-codes end <code> [--reason <text>]', 'nobody registers with it any more'],
  ],
  async run(args, env) {
    const { words, operator, reason, values } = said(args, env, ['uses', 'opening-balance']);
    const [what, code] = words;
    const { uses, 'opening-balance': balance } = values;
    const isAddition = what === 'add' && uses !== undefined;
    if (!isAddition && (uses !== undefined || balance !== undefined)) throw new UsageError();
    if (words.length === 0)
      return withDatabase(env, async ({ reader }) => listOf(await selectInviteCodes(reader)));
    if ((what !== 'end' && !isAddition) || !code || words.length !== 2) throw new UsageError();
    const act = { operator: operator(), reason, now: new Date() };
    if (!isAddition) return withDatabase(env, (database) => endInviteCode(database, code, act));
    const invite = { code, maxUses: readUses(uses), openingBalanceMinor: readBalance(balance) };
    return withDatabase(env, (database) => addInviteCode(database, invite, act));
  },
};

function readUses(text: string): number | null {
  if (text === 'unlimited') return null;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error('--uses takes: 1 to 999999, or unlimited.');
  return Number(text);
}

function readBalance(text = '0'): number {
  const amountMinor = readAmount(text);
  if (amountMinor === null || amountMinor > 100_000_000)
    throw new Error('--opening-balance takes: an amount such as 10 or 10.50, 1000000 at most.');
  return amountMinor;
}

function listOf(codes: readonly InviteCode[]): string {
  const lines = codes.map((code) => [
    code.code,
    stateOf(code),
    code.maxUses === null ? `${code.uses} registered` : `${code.uses} of ${code.maxUses} registered`,
    `opens with ${formatMoney(code.openingBalanceMinor)}`,
    formatTime(code.createdAt),
  ]);
  return columns(lines, 'There are no invite codes.');
}

function stateOf({ endedAt, maxUses, uses }: InviteCode): string {
  if (endedAt) return 'ended';
  return maxUses !== null && uses >= maxUses ? 'used up' : 'in use';
}
