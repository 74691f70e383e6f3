import type { JoinNode } from 'kysely';
import {
  AliasNode,
  IdentifierNode,
  OperationNodeTransformer,
  sql,
  TableNode,
  type FromNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type RawBuilder,
} from 'kysely';
import type { Database, Reader, Tables } from '../database';
import { kindsIn, places } from './tables';

/** How content is looked at: as members see it now, or as they would see it with every draft published. */
export type Look = 'members' | 'preview';

const kindsOf = (table: string) => sql.join(kindsIn(table).map((kind) => sql.lit(kind)));
const isDue = sql`draft.publish_at <= now()`;

/**
 * The rows of a table of content with the drafts whose time has come in the place of what they replace: no job has to run
 * when one is due, and all servers go by the clock of the database. In a preview every draft counts, and everything is
 * shown that isn't archived.
 */
export function seenRows(table: string, look: Look): RawBuilder<unknown> {
  if (table === 'waybill_steps') return seenSteps(look);
  const items = sql.table(table);
  const { key } = places[kindsIn(table)[0]!];
  const itemKey = sql.ref(`item.${key}`);
  const isOf = sql`draft.kind IN (${kindsOf(table)})`;
  if (look === 'preview')
    return sql`(
      SELECT seen.* FROM ${items} item
      LEFT JOIN content_drafts draft ON ${isOf} AND draft.item_id = ${itemKey}::text
      CROSS JOIN LATERAL jsonb_populate_record(
        item, coalesce(draft.content, '{}') || '{"shown_from": "1970-01-01T00:00:00Z"}') seen
      WHERE NOT item.archived)`;
  // The planner may look at a draft of another table first, whose key is no number.
  const draftKey = key === 'id' ? sql`CASE WHEN ${isOf} THEN draft.item_id::bigint END` : sql`draft.item_id`;
  return sql`(
    SELECT item.* FROM ${items} item WHERE NOT EXISTS (
      SELECT FROM content_drafts draft WHERE ${isOf} AND draft.item_id = ${itemKey}::text AND ${isDue})
    UNION ALL
    SELECT seen.* FROM content_drafts draft JOIN ${items} item ON ${itemKey} = ${draftKey}
    CROSS JOIN LATERAL jsonb_populate_record(
      item, draft.content || jsonb_build_object('version', item.version + 1)) seen
    WHERE ${isOf} AND ${isDue})`;
}

/** The steps of a parcel are rows of their own, and part of its draft. */
function seenSteps(look: Look): RawBuilder<unknown> {
  const counts = look === 'preview' ? sql`draft.kind = 'parcel'` : sql`draft.kind = 'parcel' AND ${isDue}`;
  return sql`(
    SELECT step.* FROM waybill_steps step WHERE NOT EXISTS (
      SELECT FROM content_drafts draft WHERE draft.item_id = step.waybill_number AND ${counts})
    UNION ALL
    SELECT seen.* FROM content_drafts draft
    CROSS JOIN LATERAL jsonb_populate_recordset(NULL::waybill_steps, draft.content->'steps') seen
    WHERE ${counts})`;
}

const contentTables = new Set([...Object.values(places).map(({ table }) => table), 'waybill_steps']);

/** A reader of content as members see it, or as a preview shows it. */
export const seenBy = <R extends Reader>(reader: R, look: Look): R =>
  (reader as unknown as Kysely<Tables>).withPlugin(seenPlugin(look)) as unknown as R;

/** The database for what reads content. What it writes goes to the tables. */
export const seenContent = (database: Database, look: Look): Database => ({
  ...database,
  reader: seenBy(database.reader, look),
});

function seenPlugin(look: Look): KyselyPlugin {
  const transformer = new SeenTables(look);
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

/** Puts the rows that are seen in the place of a table, wherever a query reads from it or joins it. */
class SeenTables extends OperationNodeTransformer {
  readonly #rows: ReadonlyMap<string, OperationNode>;

  constructor(look: Look) {
    super();
    this.#rows = new Map(
      [...contentTables].map((table) => [table, seenRows(table, look).toOperationNode()] as const),
    );
  }

  protected override transformFrom(node: FromNode, queryId?: QueryId): FromNode {
    const { kind, froms } = super.transformFrom(node, queryId);
    return { kind, froms: froms.map((from) => this.#seen(from)) };
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId);
    return { ...join, table: this.#seen(join.table) };
  }

  #seen(node: OperationNode): OperationNode {
    if (!TableNode.is(node)) return node;
    const { name } = node.table.identifier;
    const rows = this.#rows.get(name);
    return rows ? AliasNode.create(rows, IdentifierNode.create(name)) : node;
  }
}
