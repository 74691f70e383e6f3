import type { ContentKind } from '@members/office-contract';
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import type { Database } from '../database';
import { FileAnswer } from '../office';
import { cellsOf, columnsOf } from './csvCells';
import { withAllSteps } from './stepStore';
import * as store from './store';

const pageSize = 1_000;

/** What a file says of an item beside its fields. */
export const ownColumns = ['id', 'version', 'state', 'shownFrom'] as const;

/** All of a kind as a file, read a page at a time while it is sent. */
export function exportContent(
  { reader }: Database,
  { kind, format }: { kind: ContentKind; format: 'csv' | 'json' },
): FileAnswer {
  async function* items() {
    let after: store.Wanted['after'];
    for (;;) {
      const page = await store.selectItems(reader, { kind, state: 'any', after, limit: pageSize });
      yield* await withAllSteps(reader, { kind, items: page });
      const last = page.at(-1);
      if (!last || page.length < pageSize) return;
      after = { position: last.position, id: last.id };
    }
  }

  async function* rows() {
    yield [...ownColumns, ...columnsOf(kind).map(({ name }) => name)];
    for await (const item of items()) {
      const { id, version, state, fields } = item;
      yield [id, String(version), state, shownFromOf(item), ...cellsOf(kind, fields)];
    }
  }

  async function* entries() {
    let first = true;
    for await (const item of items()) {
      const { id, version, state, fields } = item;
      const entry = { id, version, state, shownFrom: shownFromOf(item), fields };
      yield `${first ? '[\n' : ',\n'}${JSON.stringify(entry)}`;
      first = false;
    }
    yield first ? '[]\n' : '\n]\n';
  }

  const name = `${kind}.${format}`;
  if (format === 'json') return new FileAnswer(name, 'application/json', Readable.from(entries()));
  // A spreadsheet takes the file for UTF-8 by its mark.
  const csv = Readable.from(rows()).pipe(stringify({ bom: true, record_delimiter: 'windows' }));
  return new FileAnswer(name, 'text/csv; charset=utf-8', csv);
}

const shownFromOf = ({ shownFrom }: store.Item) => shownFrom?.toISOString() ?? '';
