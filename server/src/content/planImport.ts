import {
  declarationOf,
  emptyFields,
  fieldsSchema,
  isKey,
  type ContentFields,
  type ContentKind,
  type FieldValue,
  type lineFaults,
} from '@members/office-contract';
import { setImmediate } from 'node:timers/promises';
import type { Reader } from '../database';
import type { Line } from './readLines';
import { withAllSteps } from './stepStore';
import * as store from './store';

type Fault = (typeof lineFaults)[number];

/** What a line would do. */
export interface PlannedLine {
  line: number;
  id: string;
  what: 'made' | 'changed' | 'left' | 'wrong';
  faults: { fault: Fault; field: string }[];
  /** Which fields change, with `state` and `shownFrom`. */
  changes: string[];
  /** The item as it is; null for one that is to be made. */
  before: store.Item | null;
  /** The item as it is to be; what is wrong has none. */
  after: Pick<store.Item, 'fields' | 'shownFrom' | 'archived'> | null;
}

const itemsAtATime = 1_000;
/** Others are answered between so many lines. */
const linesAtATime = 200;

/** What the lines of a file would do to what there is now. */
export async function planImport(
  reader: Reader,
  { kind, lines, now }: { kind: ContentKind; lines: readonly Line[]; now: Date },
): Promise<PlannedLine[]> {
  const keyField = Object.entries(declarationOf(kind).fields).find(([, type]) => isKey(type))?.[0];
  const named = lines.map((line) => ({ ...line, id: line.id || idOf(line, keyField) }));
  const existing = await itemsOf(reader, { kind, ids: named.map(({ id }) => id).filter(Boolean) });
  const references = await referencesOf(reader, { kind, lines });
  const schema = fieldsSchema(kind);
  const empty = emptyFields(kind);
  const seen = new Set<string>();
  const planned: PlannedLine[] = [];
  for (const line of named) {
    planned.push(plan(line));
    if (planned.length % linesAtATime === 0) await setImmediate();
  }
  return planned;

  function plan(line: Line): PlannedLine {
    const { id } = line;
    const before = existing.get(id) ?? null;
    const faults: PlannedLine['faults'] = [];
    const wrong = (fault: Fault, field = '') => faults.push({ fault, field });
    if (id && seen.has(id)) wrong('twice');
    seen.add(id);
    if (id && !before && !keyField) wrong('missing');
    if (keyField && line.fields[keyField] !== undefined && line.fields[keyField] !== id)
      wrong('key', keyField);
    if (before && line.version !== undefined && line.version !== before.version) wrong('changed');
    for (const field of Object.keys(line.fields))
      if (!(field in declarationOf(kind).fields)) wrong('unknown', field);
    const there = before?.fields ?? empty;
    const given = {
      ...there,
      ...merged(there, line.fields),
      ...(keyField && { [keyField]: id }),
    };
    const { data, error } = schema.safeParse(given);
    for (const field of new Set(error?.issues.map(({ path }) => path.join('.')) ?? [])) wrong('field', field);
    const { group } = declarationOf(kind);
    const reference = group && line.fields[group.field];
    if (reference !== undefined && !references.has(String(reference))) wrong('reference', group!.field);
    const shown = shownOf(line, before, now);
    if (!shown) wrong('field', line.state === 'scheduled' ? 'shownFrom' : 'state');
    if (faults.length > 0 || !data || !shown)
      return { ...line, what: 'wrong', faults, changes: [], before, after: null };
    const changes = before ? changesOf(before, { fields: data, ...shown }) : [];
    const what = !before ? 'made' : changes.length > 0 ? 'changed' : 'left';
    return { line: line.line, id, what, faults, changes, before, after: { fields: data, ...shown } };
  }
}

const idOf = ({ fields }: Line, keyField: string | undefined) =>
  keyField === undefined ? '' : String(fields[keyField] ?? '');

/** What a file says of some languages leaves the others as they are. */
function merged(before: ContentFields, given: ContentFields): ContentFields {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const isByLanguage = typeof value === 'object' && value !== null && !Array.isArray(value);
      const there = before[name];
      return [name, isByLanguage && typeof there === 'object' ? { ...there, ...value } : value];
    }),
  ) as Record<string, FieldValue>;
}

async function itemsOf(
  reader: Reader,
  { kind, ids }: { kind: ContentKind; ids: readonly string[] },
): Promise<Map<string, store.Item>> {
  const found = new Map<string, store.Item>();
  for (let from = 0; from < ids.length; from += itemsAtATime) {
    const items = await store.selectNamed(reader, { kind, ids: ids.slice(from, from + itemsAtATime) });
    for (const item of await withAllSteps(reader, { kind, items })) found.set(item.id, item);
  }
  return found;
}

/** Which of the items that lines refer to there are. */
async function referencesOf(
  reader: Reader,
  { kind, lines }: { kind: ContentKind; lines: readonly Line[] },
): Promise<Set<string>> {
  const { group } = declarationOf(kind);
  if (!group) return new Set();
  const ids = new Set(lines.map(({ fields }) => String(fields[group.field] ?? '')).filter(Boolean));
  const items = await itemsOf(reader, { kind: group.kind as ContentKind, ids: [...ids] });
  return new Set(items.keys());
}

/** From when on members are to see an item; null for what can't be read. */
function shownOf(
  { state, shownFrom }: Line,
  before: store.Item | null,
  now: Date,
): Pick<store.Item, 'shownFrom' | 'archived'> | null {
  if (state === undefined || state === '')
    return before
      ? { shownFrom: before.shownFrom, archived: before.archived }
      : { shownFrom: null, archived: false };
  if (state === 'archived') return { shownFrom: null, archived: true };
  if (state === 'draft') return { shownFrom: null, archived: false };
  if (state !== 'published' && state !== 'scheduled') return null;
  const at = shownFrom ? new Date(shownFrom) : null;
  if (at && Number.isNaN(at.getTime())) return null;
  if (at) return { shownFrom: at, archived: false };
  if (state === 'scheduled') return null;
  return { shownFrom: before?.state === 'published' ? before.shownFrom : now, archived: false };
}

function changesOf(
  before: store.Item,
  after: Pick<store.Item, 'fields' | 'shownFrom' | 'archived'>,
): string[] {
  const fields = Object.keys(after.fields).filter(
    (name) => JSON.stringify(sorted(before.fields[name])) !== JSON.stringify(sorted(after.fields[name])),
  );
  const shown =
    before.shownFrom?.getTime() === after.shownFrom?.getTime() && before.archived === after.archived;
  return shown ? fields : [...fields, 'state'];
}

/** A value whose parts stand in one order, whichever way they came. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
