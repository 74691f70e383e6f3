import { Client, type ClientBase } from 'pg';

/** Texts that are prepared: those of a server are fewer, and each costs every connection some memory. */
const mostNames = 300;
const names = new Map<string, string>();

/** What has a plan. With `*` the columns of the answer are the table's, which a migration may change beside us. */
const planned = /^\s*(?:select|with|insert|update|delete)\b/i;
const answersAllColumns = /^\s*select \*|"\.\*|\breturning \*/i;

/** The name under which connections prepare a text, the same on all of them; none for what is not prepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames || !planned.test(text) || answersAllColumns.test(text)) return undefined;
  const name = `members_${names.size}`;
  names.set(text, name);
  return name;
}

type Query = (this: ClientBase, ...parts: unknown[]) => unknown;

/**
 * A connection that prepares each statement by name, so that PostgreSQL parses and plans it once for the connection and
 * not once for each time.
 */
export class PreparingClient extends Client {
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const query = Client.prototype.query as Query;
    return name === undefined
      ? query.call(this, text, values, ...rest)
      : query.call(this, { name, text, values }, undefined, ...rest);
  }) as Client['query'];
}
