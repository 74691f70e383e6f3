import { sql } from 'kysely';
import { openDatabase, type Database, type Reader } from '../database';
import { createCardNumbers, isSealed, type CardNumbers } from './cardNumbers';

/** Where card numbers are, and what is the key of each table's rows in their lane. */
const places = [
  { table: 'bank_cards', key: 'member_id' },
  { table: 'withdrawals', key: 'id' },
] as const;
type Place = (typeof places)[number];

const rowsAtATime = 200;

/**
 * Seals what is in plain text or sealed by another than the first key, by the owner's address. Each step is a small
 * transaction, and what is done is left alone, so it can be stopped and repeated. Answers how many numbers it sealed;
 * afterwards the database vouches that none is in plain text. By the application's address it fails unless all are
 * sealed already. Throws an Error of one sentence for a number that no key opens.
 */
export async function sealStoredNumbers(ownerUrl: string, cardKeys: readonly string[]): Promise<number> {
  const numbers = createCardNumbers(cardKeys);
  const database = openDatabase(ownerUrl, { max: 2 });
  let sealed = 0;
  try {
    for (const place of places) {
      let after: Seen | null = first;
      while (after !== null) {
        const step: Step = await sealSome(database, { place, numbers, after });
        sealed += step.sealed;
        after = step.last;
      }
      await vouchForAll(database, place);
    }
    for (let after: Seen | null = first; after !== null;)
      after = await hashSomeEndings(database, { numbers, after });
  } finally {
    await database.close();
  }
  return sealed;
}

interface Seen {
  lane: number;
  key: number;
}
/** Before every row. */
const first: Seen = { lane: 0, key: 0 };

interface Step {
  sealed: number;
  /** The last row that it saw; `null` when there were no more. */
  last: Seen | null;
}

function sealSome(
  database: Database,
  { place, numbers, after }: { place: Place; numbers: CardNumbers; after: Seen },
): Promise<Step> {
  const [table, key] = [sql.table(place.table), sql.ref(place.key)];
  return database.transaction(async (transaction) => {
    const { rows } = await sql<Seen & { memberId: number; text: string }>`
      SELECT lane, ${key} AS key, member_id AS "memberId", card_number AS text FROM ${table}
      WHERE (lane, ${key}) > (${after.lane}, ${after.key})
        AND card_number <> '' AND NOT starts_with(card_number, ${numbers.prefix})
      ORDER BY lane, ${key} LIMIT ${rowsAtATime}`.execute(transaction);
    for (const { lane, key: value, memberId, text } of rows) {
      const number = isSealed(text) ? numbers.open(text, memberId) : text;
      // What somebody has sealed or emptied in the meantime stays so.
      await sql`
        UPDATE ${table} SET card_number = ${numbers.seal(number, memberId)}
        WHERE lane = ${lane} AND ${key} = ${value} AND card_number = ${text}`.execute(transaction);
    }
    return { sealed: rows.length, last: rows.at(-1) ?? null };
  });
}

/** What operators find cards by, where a release before 0150 or another key has bound them; answers the last card that it saw. */
function hashSomeEndings(
  database: Database,
  { numbers, after }: { numbers: CardNumbers; after: Seen },
): Promise<Seen | null> {
  return database.transaction(async (transaction) => {
    const { rows } = await sql<Seen & { text: string }>`
      SELECT lane, member_id AS key, card_number AS text FROM bank_cards
      WHERE (lane, member_id) > (${after.lane}, ${after.key}) AND NOT starts_with(ending, ${numbers.prefix})
      ORDER BY lane, member_id LIMIT ${rowsAtATime}`.execute(transaction);
    for (const { lane, key: memberId, text } of rows)
      await sql`
        UPDATE bank_cards SET ending = ${numbers.endingOf(numbers.open(text, memberId))}
        WHERE lane = ${lane} AND member_id = ${memberId} AND card_number = ${text}`.execute(transaction);
    return rows.at(-1) ?? null;
  });
}

/** From migration 0098 on the check refuses new plain text; now its owner has it hold for every row, once and for all. */
async function vouchForAll(database: Database, { table }: Place): Promise<void> {
  const constraint = `${table}_number_sealed`;
  const { rows } = await sql`
    SELECT FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    WHERE conname = ${constraint} AND NOT convalidated AND pg_has_role(relowner, 'MEMBER')`.execute(
    database.reader,
  );
  if (rows.length === 0) return;
  await database.transaction((transaction) =>
    sql`ALTER TABLE ${sql.table(table)} VALIDATE CONSTRAINT ${sql.ref(constraint)}`.execute(transaction),
  );
}

/** Throws an Error of one sentence where a card is of a key that is missing; it looks at a newest one. */
export async function refuseForeignKey(reader: Reader, cardKeys: readonly string[]): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    SELECT card_number AS text FROM bank_cards ORDER BY lane DESC, member_id DESC LIMIT 1`.execute(reader);
  if (rows[0]) createCardNumbers(cardKeys).assertKnown(rows[0].text);
}
