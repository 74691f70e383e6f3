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
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Reader, Tables } from '../database';
import { kindsIn, places } from './tables';

/** How content is looked at: as members see it now, or as they would see it with every draft published. */
export type Look = 'members' | 'preview';

const previewing = new AsyncLocalStorage<string>();
/** Has the previews of an operator show what they are typing, too: for all that is read within `work`. */
export const asTypedBy = <T>(operator: string, work: () => T): T => previewing.run(operator, work);

const kindsOf = (table: string) => sql.join(kindsIn(table).map((kind) => sql.lit(kind)));
const isDue = sql`draft.publish_at <= now()`;

/** What an operator types is in their preview in the place of the draft that is saved. */
const draftsOfPreview = (kinds: RawBuilder<unknown>) => {
  const operator = previewing.getStore() ?? '';
  return sql`(
    SELECT kind, item_id, content FROM content_typed WHERE kind IN (${kinds}) AND operator = ${operator}
    UNION ALL
    SELECT kind, item_id, content FROM content_drafts saved WHERE kind IN (${kinds}) AND NOT EXISTS (
      SELECT FROM content_typed typed
      WHERE typed.operator = ${operator} AND typed.kind = saved.kind AND typed.item_id = saved.item_id))`;
};

/**
 * The rows of a table of content with the drafts whose time has come in the place of what they replace: no job has to run
 * when one is due, and all servers go by the clock of the database. In a preview every draft counts, and everything is
 * shown that isn't archived.
 */
export function seenRows(table: string, look: Look): RawBuilder<unknown> {
  if (table === 'waybill_steps') return seenSteps(look);
  if (table === 'site') return seenSettings(look);
  const items = sql.table(table);
  const { key } = places[kindsIn(table)[0]!];
  const itemKey = sql.ref(`item.${key}`);
  if (look === 'preview') return previewedRows(table, itemKey);
  const isOf = sql`draft.kind IN (${kindsOf(table)})`;
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

/** An item that is typed and not saved yet is the last one, under a number that no other has. */
function previewedRows(table: string, itemKey: RawBuilder<unknown>): RawBuilder<unknown> {
  const items = sql.table(table);
  const drafts = draftsOfPreview(kindsOf(table));
  const unsaved = sql`jsonb_build_object(
    'id', ${sql.lit(unsavedId)}, 'position', 32767, 'version', 1, 'archived', false,
    'shown_from', now(), 'created_at', now(), 'play_count', 0, 'button', 'service',
    'button_label', jsonb_build_object('en_us', ''))`;
  return sql`(
    SELECT seen.* FROM ${items} item
    LEFT JOIN ${drafts} draft ON draft.item_id = ${itemKey}::text
    CROSS JOIN LATERAL jsonb_populate_record(item, coalesce(draft.content, '{}')
      || jsonb_build_object('shown_from', least(coalesce(item.shown_from, now()), now()))) seen
    WHERE NOT item.archived
    UNION ALL
    SELECT seen.* FROM ${drafts} draft
    CROSS JOIN LATERAL jsonb_populate_record(NULL::${items}, ${unsaved} || draft.content) seen
    WHERE draft.item_id = '')`;
}

/** Of several kinds of settings, which are columns of one row, each may have a draft. */
function seenSettings(look: Look): RawBuilder<unknown> {
  const drafts =
    look === 'preview'
      ? draftsOfPreview(kindsOf('site'))
      : sql`(SELECT kind, content FROM content_drafts draft WHERE kind IN (${kindsOf('site')}) AND ${isDue})`;
  return sql`(
    SELECT seen.* FROM site item
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') AS content
      FROM ${drafts} draft CROSS JOIN LATERAL jsonb_each(draft.content) field) changed
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_object_agg(
        draft.kind, coalesce((item.versions->>draft.kind)::integer, 1) + 1), '{}') AS versions
      FROM ${drafts} draft) counted
    CROSS JOIN LATERAL jsonb_populate_record(
      item, changed.content || jsonb_build_object('versions', item.versions || counted.versions)) seen)`;
}

/** The steps of a parcel are rows of their own, and part of its draft. */
function seenSteps(look: Look): RawBuilder<unknown> {
  const drafts =
    look === 'preview'
      ? draftsOfPreview(sql`'parcel'`)
      : sql`(SELECT item_id, content FROM content_drafts draft WHERE kind = 'parcel' AND ${isDue})`;
  return sql`(
    SELECT step.* FROM waybill_steps step WHERE NOT EXISTS (
      SELECT FROM ${drafts} draft WHERE draft.item_id = step.waybill_number)
    UNION ALL
    SELECT seen.* FROM ${drafts} draft
    CROSS JOIN LATERAL jsonb_populate_recordset(NULL::waybill_steps, draft.content->'steps') seen)`;
}

/** Of an item that is not saved yet. */
export const unsavedId = 2_147_483_647;

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
  /** A preview depends on whose it is. */
  readonly #rows: (table: string) => OperationNode;

  constructor(look: Look) {
    super();
    const rows = (table: string) => seenRows(table, look).toOperationNode();
    const kept = look === 'members' && new Map([...contentTables].map((table) => [table, rows(table)]));
    this.#rows = kept ? (table) => kept.get(table)! : rows;
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
    if (!contentTables.has(name)) return node;
    return AliasNode.create(this.#rows(name), IdentifierNode.create(name));
  }
}
