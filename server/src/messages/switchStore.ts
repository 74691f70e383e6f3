import type { MessageSwitch } from '@members/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { MessageKind, SwitchColumns } from '../database/tables/messages';

/** What a member wants who has chosen nothing: settled orders are told, and amounts shown, to who asks for it. */
const usual: SwitchColumns = {
  bets: false,
  withdrawals: true,
  messages: true,
  support: true,
  support_mail: true,
  details: false,
};

const columnOf = (name: MessageSwitch): keyof SwitchColumns =>
  name === 'supportMail' ? 'support_mail' : name;

const switchOf: Readonly<Record<MessageKind, Exclude<MessageSwitch, 'supportMail'> | null>> = {
  bets: 'bets',
  withdrawalArrived: 'withdrawals',
  withdrawalRejected: 'withdrawals',
  money: 'messages',
  message: 'messages',
  support: 'support',
  // Can't be switched off.
  security: null,
};

/** Whether the member of a subscription wants to be told of a kind outside of the app, for a statement. */
export function isWanted(kind: MessageKind): RawBuilder<boolean> {
  const name = switchOf[kind];
  return name === null
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(
        (SELECT ${sql.ref(name)} FROM message_switches
          WHERE message_switches.member_id = push_subscriptions.member_id), ${usual[name]})`;
}

export async function selectSwitches(
  reader: Reader,
  memberId: number,
): Promise<Record<MessageSwitch, boolean>> {
  const row = await reader
    .selectFrom('message_switches')
    .select(['bets', 'withdrawals', 'messages', 'support', 'support_mail', 'details'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const { support_mail: supportMail, ...others } = row ?? usual;
  return { ...others, supportMail };
}

export async function setSwitch(
  transaction: Transaction,
  { memberId, name, on }: { memberId: number; name: MessageSwitch; on: boolean },
): Promise<void> {
  await transaction
    .insertInto('message_switches')
    .values({ member_id: memberId, ...usual, [columnOf(name)]: on })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ [columnOf(name)]: on }))
    .execute();
}

/** The members who want to be told of settled orders. */
export async function selectWhoWantsBets(
  reader: Reader,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await reader
    .selectFrom('message_switches')
    .select('member_id')
    .where('bets', '=', true)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.member_id);
}
