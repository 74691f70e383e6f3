import { largestBytes, type ContentKind, type OfficeAnswer } from '@members/office-contract';
import type { Database, Transaction } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { arrivedFile } from '../uploads';
import * as drafts from './draftStore';
import { hold } from './held';
import { insertItems, insertVersions, updateItems } from './importStore';
import { planImport, type PlannedLine } from './planImport';
import { titleOf } from './reads';
import { readLines, type Line } from './readLines';
import { unmade } from './named';
import * as store from './store';

interface Sent {
  kind: ContentKind;
  format: 'csv' | 'json';
  /** A file that has been sent. */
  upload: string;
}

const rowsAtATime = 1_000;
const linesShown = 1_000;

/** Content from files: what they would do, and all of it in one transaction. */
export function createContentImport({ database }: { database: Database }) {
  const arrived = ({ upload }: Sent, operator: string) =>
    arrivedFile(database, { id: upload, operator, largest: largestBytes.lines });

  /** What a file would do, line by line. */
  async function check(sent: Sent, operator: string, now: Date): Promise<OfficeAnswer<'checkImport'>> {
    const lines = await readLines(await arrived(sent, operator), sent);
    const planned = await planImport(database.reader, { kind: sent.kind, lines, now });
    const told = (['wrong', 'made', 'changed'] as const).flatMap((what) =>
      planned.filter((line) => line.what === what).map((line) => ({ ...line, what })),
    );
    return {
      ...countsOf(planned),
      lines: told.slice(0, linesShown).map(({ line, id, what, changes, faults, before, after }) => ({
        ...{ line, id, what, faults, fields: changes },
        title: titleOf(sent.kind, after?.fields ?? before?.fields ?? {}),
      })),
    };
  }

  /** Does what a file says, of a file with a wrong line nothing. */
  async function run(sent: Sent, act: Act): Promise<OfficeAnswer<'importContent'>> {
    const { kind, format } = sent;
    const file = await arrived(sent, act.operator);
    const lines = await readLines(file, sent);
    return database.transaction(async (transaction) => {
      const planned = await planHeld(transaction, { kind, lines, now: act.now });
      const counts = countsOf(planned);
      if (counts.wrong > 0) throw new Declined('importWrong', { lines: counts.wrong });
      await apply(transaction, { kind, planned, act });
      await file.forget(transaction);
      await recordOperation(transaction, {
        ...act,
        action: 'content imported',
        subject: kind,
        details: { file: file.name, format, ...counts, changedItems: changedIds(planned) },
      });
      return counts;
    });
  }

  return { check, run };
}

/** Plans again once nobody else can change what the file names, and what was due has taken its place. */
async function planHeld(
  transaction: Transaction,
  { kind, lines, now }: { kind: ContentKind; lines: readonly Line[]; now: Date },
): Promise<PlannedLine[]> {
  const first = await planImport(transaction, { kind, lines, now });
  const ids = first.flatMap(({ before }) => (before ? [before.id] : []));
  for (const some of inPieces(ids)) {
    await store.holdNamed(transaction, { kind, ids: some });
    for (const [id, draft] of await drafts.selectDrafts(transaction, { kind, ids: some }))
      if (draft.due) await hold(transaction, { kind, id });
  }
  return planImport(transaction, { kind, lines, now });
}

async function apply(
  transaction: Transaction,
  { kind, planned, act }: { kind: ContentKind; planned: readonly PlannedLine[]; act: Act },
): Promise<void> {
  const changed = planned.filter(({ what }) => what === 'changed');
  for (const some of inPieces(changed)) {
    const kept = some.map(({ before }) => before!);
    await insertVersions(transaction, { kind, items: kept, by: act.operator, at: act.now });
    const items = some.map(({ before, after }) => ({
      ...after!,
      id: before!.id,
      version: before!.version + 1,
    }));
    await updateItems(transaction, { kind, items });
  }
  const made = planned.filter(({ what }) => what === 'made');
  for (const some of inPieces(made)) {
    const ids = await insertItems(transaction, { kind, items: some.map(({ after }) => after!) });
    const items = ids.map((id, index) => ({ id, version: 0, ...unmade(some[index]!.after!.fields) }));
    await insertVersions(transaction, { kind, items, by: act.operator, at: act.now });
  }
}

function* inPieces<Entry>(entries: readonly Entry[]): Generator<Entry[]> {
  for (let from = 0; from < entries.length; from += rowsAtATime)
    yield entries.slice(from, from + rowsAtATime);
}

function countsOf(planned: readonly PlannedLine[]) {
  const counts = { made: 0, changed: 0, left: 0, wrong: 0 };
  for (const { what } of planned) counts[what]++;
  return counts;
}

/** Whose earlier versions tell what they were; the first hundred. */
const changedIds = (planned: readonly PlannedLine[]) =>
  planned
    .filter(({ what }) => what === 'changed')
    .slice(0, 100)
    .map(({ id }) => id);
