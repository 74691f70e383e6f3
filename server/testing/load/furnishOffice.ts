import type { OfficeCallId } from '@members/office-contract';
import { sql } from 'kysely';
import type { TestOffice } from '../createTestOffice';
import { furnishDesk } from './furnishDesk';
import { furnishMembers } from './furnishMembers';
import { furnishMoney } from './furnishMoney';
import type { GrownServer } from './grownServer';

export interface FurnishedOffice {
  /** Who has placed a fifth of all orders, and has hundreds of everything else. */
  heavy: number;
  /** Numbers of rows that have a page of their own. */
  withdrawal: number;
  recharge: number;
  unmatched: number;
  conversation: number;
  broadcast: number;
  /** Of a row of content, half a hundred times changed. */
  product: string;
  /** First and last day of the books. */
  days: readonly [first: string, last: string];
  /** What asks for the page in the middle of a list. */
  middles: Readonly<Record<PagedId, string>>;
}

/** Gives a grown server everything else that its operators see, as much of it as a site of its size would have. */
export async function furnishOffice(server: GrownServer, office: TestOffice): Promise<FurnishedOffice> {
  const { owner } = server.database;
  const one = async <Value>(value: string): Promise<Value> =>
    (await owner.statement(sql<{ value: Value }>`SELECT (${sql.raw(value)}) AS value`))[0]!.value;
  const heavy = await one<number>('SELECT min(id) FROM members');
  await furnishMembers(server, heavy);
  await furnishMoney(owner, { heavy, at: server.now() });
  await furnishDesk(server, { office, heavy });
  await owner.statement(sql`VACUUM (ANALYZE)`);
  const middles = {} as Record<PagedId, string>;
  for (const [id, rows] of Object.entries(middlesOf(heavy))) {
    const place = await one<string | null>(
      `WITH list AS (${rows}) SELECT place::text FROM list ORDER BY at OFFSET (SELECT count(*) / 2 FROM list) LIMIT 1`,
    );
    if (place === null) throw new Error(`There are no rows of ${id}.`);
    middles[id as PagedId] = place;
  }
  return {
    heavy,
    withdrawal: await one('SELECT max(id) FROM withdrawals'),
    recharge: await one('SELECT max(id) FROM recharges'),
    unmatched: await one('SELECT max(id) FROM unmatched_payments'),
    conversation: await one(`SELECT id FROM support_conversations WHERE member_id = ${heavy}`),
    broadcast: await one('SELECT max(id) FROM broadcasts'),
    product: await one("SELECT max(item_id) FROM content_versions WHERE kind = 'product'"),
    days: [
      await one('SELECT min(day)::text FROM play_days'),
      await one('SELECT max(day)::text FROM play_days'),
    ],
    middles,
  };
}

const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const ids = (from: string) => `SELECT id AS at, id AS place FROM ${from}`;

/** The rows of each list, with what it calls their place. */
const middlesOf = (heavy: number) => {
  const own = (table: string) => ids(`${table} WHERE member_id = ${heavy}`);
  return {
    alerts: ids('alerts'),
    bankAnswers: ids('bank_answers'),
    bankFiles: ids('bank_files'),
    broadcasts: ids('broadcasts'),
    content: `SELECT position AS at, position || ' ' || id AS place FROM showcase_items WHERE city_id IS NULL`,
    contentChanges: `SELECT replaced_at AS at, ${iso('replaced_at')} || ' ' || kind || ' ' || version || ' ' || item_id AS place FROM content_versions`,
    conversations: `SELECT last_at AS at, ${iso('last_at')} || ' ' || id AS place FROM support_conversations WHERE closed_at IS NOT NULL`,
    corrections: ids('corrections'),
    days: 'SELECT day AS at, day AS place FROM (SELECT DISTINCT day FROM play_days) AS days',
    inviteCodes: 'SELECT code AS at, code AS place FROM invite_codes WHERE member_id IS NULL',
    logLines: ids('operator_log'),
    memberLedger: ids(`entries WHERE account_id = (SELECT id FROM accounts WHERE member_id = ${heavy})`),
    memberLog: ids(`operator_log WHERE details::jsonb ->> 'memberId' = '${heavy}'`),
    memberMessages: own('messages'),
    memberNotes: own('member_notes'),
    memberOrders: own('orders'),
    memberRecharges: own('recharges'),
    memberSignIns: own('sign_ins'),
    memberWithdrawals: own('withdrawals'),
    members: ids('members'),
    payments: `SELECT came_at AS at, ${iso('came_at')} || ' unmatched ' || id AS place FROM unmatched_payments WHERE state = 'open'`,
    recharges: ids('recharges'),
    rounds: `SELECT opens_at AS at, ${iso('opens_at')} || ' ' || game_id AS place FROM rounds`,
    games: `SELECT position AS at, position || ' ' || id AS place FROM games`,
    unsentMails: ids('mails'),
    withdrawals: ids(`withdrawals WHERE state <> 'arrived'`),
  } satisfies Partial<Record<OfficeCallId, string>>;
};
export type PagedId = keyof ReturnType<typeof middlesOf>;
