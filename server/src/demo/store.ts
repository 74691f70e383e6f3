import { sql } from 'kysely';
import type { LocalisedText, Transaction } from '../database';

const json = (text: LocalisedText) => JSON.stringify(text);

type Content = Readonly<Record<string, string | number | boolean | Date | null | readonly string[]>>;

/** Inserts a row of content, or brings it up to date where its key is there already. */
export async function put(
  transaction: Transaction,
  target: {
    table: string;
    key: readonly string[];
    keep?: readonly string[];
    /** Operators change its rows, and count their versions up: those that they have changed stay. */
    byOperators?: boolean;
  },
  row: Content,
): Promise<void> {
  const { table, key, keep = [], byOperators = false } = target;
  const columns = Object.keys(row);
  const updated = columns.filter((column) => !key.includes(column) && !keep.includes(column));
  const references = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  await sql`
    INSERT INTO ${sql.table(table)} (${references(columns)})
    VALUES (${sql.join(columns.map((column) => sql.val(row[column])))})
    ON CONFLICT (${references(key)}) DO UPDATE
    SET ${sql.join(updated.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
    ${byOperators ? sql`WHERE ${sql.ref(`${table}.version`)} = 1` : sql``}`.execute(transaction);
}

/** Whether no operator has changed a parcel. */
export async function isAsLoaded(transaction: Transaction, number: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('waybills')
    .select('version')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.version === 1;
}

/** Lets the next row without a given id come after those with one. */
export async function advanceIds(transaction: Transaction, table: string): Promise<void> {
  await sql`
    SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))`.execute(
    transaction,
  );
}

/** The site's settings, once: what an operator changed later stays. */
export async function putSite(
  transaction: Transaction,
  site: {
    name: LocalisedText;
    about: LocalisedText;
    notice: LocalisedText;
    popupHtml: LocalisedText;
    iconUrl: string;
    centerBackgroundUrl: string;
    loginBackgroundUrl: string;
    avatarCount: number;
  },
): Promise<void> {
  await transaction
    .insertInto('site')
    .values({
      name: json(site.name),
      about: json(site.about),
      notice: json(site.notice),
      popup_html: json(site.popupHtml),
      icon_url: site.iconUrl,
      center_background_url: site.centerBackgroundUrl,
      login_background_url: site.loginBackgroundUrl,
      avatar_count: site.avatarCount,
      members_invite: true,
      support_enabled: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
