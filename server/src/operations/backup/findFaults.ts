import type { ClientBase } from 'pg';

/** By what rows of any release have: a back-up is of before lanes, or of after. */
const questions: readonly [fault: string, sql: string][] = [
  [
    'transfers whose entries do not sum to zero',
    'SELECT transfer_id FROM entries GROUP BY transfer_id HAVING sum(amount_minor) <> 0',
  ],
  [
    'entries without a transfer of their kind or without an account',
    `SELECT FROM entries e LEFT JOIN transfers t ON t.id = e.transfer_id
     WHERE e.account_id NOT IN (SELECT id FROM accounts) OR t.kind IS DISTINCT FROM e.kind`,
  ],
  [
    'balances unlike their entries',
    `SELECT a.id FROM accounts a LEFT JOIN entries e ON e.account_id = a.id WHERE a.kind = 'member'
     GROUP BY a.id, a.balance_minor HAVING a.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  ],
  [
    'rounds drawn without their beacon value',
    `SELECT FROM rounds r WHERE dice IS NOT NULL AND NOT EXISTS (
       SELECT FROM beacon_values v WHERE v.chain_hash = r.beacon_chain AND v.round = r.beacon_round)`,
  ],
  [
    'games whose rounds have gaps',
    'SELECT game_id FROM rounds GROUP BY game_id HAVING max(number) <> count(*)',
  ],
  [
    'triggers that are off',
    `SELECT FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE c.relnamespace = 'public'::regnamespace AND t.tgenabled <> 'O'`,
  ],
];

/** What is wrong with loaded rows, by kind with the number of cases: what triggers ask of rows as they come. */
export async function findFaults(client: ClientBase): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, question] of questions) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM (${question}) AS found`);
    if (rows[0]!.count !== '0') faults.push(`${rows[0]!.count} ${fault}`);
  }
  return faults;
}
