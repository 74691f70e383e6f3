import { languages } from '@members/contract';
import {
  contentKindNames,
  declarationOf,
  isLocalised,
  type ContentFields,
  type ContentKind,
  type FieldType,
  type FieldValue,
} from '@members/office-contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LocalisedText, Reader, Transaction } from '../database';
import { replaceSteps, stepsOfAll } from '../logistics';

/** Where a kind is kept: in the tables that members' calls read. */
export interface Place {
  table: string;
  /** Of settings the one row of the site, some of whose columns are the kind's. */
  key: 'id' | 'code' | 'number' | 'key' | 'name' | 'only_row';
  /** Which rows of the table are of the kind; all unless told. */
  rows?: RawBuilder<SqlBool>;
}

const settings = { table: 'site', key: 'only_row' } as const;

export const places: Readonly<Record<ContentKind, Place>> = {
  product: { table: 'showcase_items', key: 'id', rows: sql`city_id IS NULL` },
  city: { table: 'cities', key: 'id' },
  companion: { table: 'showcase_items', key: 'id', rows: sql`city_id IS NOT NULL` },
  banner: { table: 'banners', key: 'id' },
  bank: { table: 'banks', key: 'code' },
  parcel: { table: 'waybills', key: 'number' },
  videoClass: { table: 'video_classes', key: 'key' },
  video: { table: 'videos', key: 'id' },
  helpTopic: { table: 'help_topics', key: 'key' },
  helpAnswer: { table: 'help_answers', key: 'key' },
  replyTemplate: { table: 'reply_templates', key: 'id' },
  notice: { table: 'notices', key: 'id' },
  feedback: { table: 'feedback', key: 'id' },
  rechargeChannel: { table: 'recharge_channels', key: 'name' },
  brand: settings,
  startPage: settings,
  terms: settings,
  languages: settings,
  access: settings,
  prices: settings,
  opening: settings,
};

/** The kinds that are kept in a table. */
export const kindsIn = (table: string): ContentKind[] =>
  contentKindNames.filter((kind) => places[kind].table === table);

export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of a kind that are columns of its table. */
export const columnFields = (kind: ContentKind): [string, FieldType][] =>
  Object.entries(declarationOf(kind).fields).filter(([, type]) => type !== 'steps');

type ByLanguage = Record<string, string>;

const inSix = (text: LocalisedText | null): ByLanguage =>
  Object.fromEntries(languages.map((language) => [language, text?.[language] ?? '']));
/** What is missing is left out, so that English stands in for it. */
const given = (text: ByLanguage) =>
  Object.fromEntries(
    Object.entries(text).filter(([language, value]) => value !== '' || language === 'en_us'),
  ) as unknown as LocalisedText;
/** Captions are in any of the languages; null for none. */
const givenCaptions = (addresses: ByLanguage) => {
  const those = Object.entries(addresses).filter(([, address]) => address !== '');
  return those.length === 0 ? null : Object.fromEntries(those);
};

/** A site that names no languages offers all that the app has. */
const allLanguages = languages.join();

/** What a row's column says, as fields have it. */
export const fromColumn = (type: FieldType, value: unknown): FieldValue => {
  if (isLocalised(type)) return inSix(value as LocalisedText | null) as FieldValue;
  if (type === 'languages') return (value as FieldValue) ?? [...languages];
  if (type === 'optionalPicture') return (value as string | null) ?? '';
  return value as FieldValue;
};

const isSaid = (text: ByLanguage) => Object.values(text).some((each) => each !== '');

/** A field as JSON has it in the place of its column. */
const asJson = (type: FieldType, value: FieldValue): unknown => {
  if (type === 'captions') return givenCaptions(value as ByLanguage);
  if ((type === 'optionalHtml' || type === 'optionalLongText') && !isSaid(value as ByLanguage)) return null;
  if (type === 'languages') return (value as string[]).join() === allLanguages ? null : value;
  return isLocalised(type) ? given(value as ByLanguage) : value;
};

export const toColumn = (type: FieldType, value: FieldValue): unknown => {
  const json = asJson(type, value);
  return isLocalised(type) && json !== null ? JSON.stringify(json) : json;
};

interface StepFields {
  title: ByLanguage;
  description: ByLanguage;
  happenedAt: string;
}
const stepsOf = (value: FieldValue | undefined) => (value ?? []) as unknown as StepFields[];

/** The ways of parcels, which are a table of their own. */
export async function readSteps(
  reader: Reader,
  numbers: readonly string[],
): Promise<Map<string, FieldValue>> {
  const steps = new Map<string, StepFields[]>();
  for (const { number, title, description, happened_at } of await stepsOfAll(reader, numbers)) {
    const step = {
      title: inSix(title),
      description: inSix(description),
      happenedAt: happened_at.toISOString(),
    };
    steps.set(number, [...(steps.get(number) ?? []), step]);
  }
  return steps as unknown as Map<string, FieldValue>;
}

export async function writeSteps(
  transaction: Transaction,
  parcels: readonly { number: string; steps: FieldValue | undefined }[],
): Promise<void> {
  await replaceSteps(
    transaction,
    parcels.map(({ number, steps }) => ({
      number,
      steps: stepsOf(steps).map(({ title, description, happenedAt }) => ({
        title: given(title),
        description: given(description),
        happened_at: new Date(happenedAt),
      })),
    })),
  );
}

/** The fields of a kind as its row has them, in JSON. */
export const rowOf = (kind: ContentKind, fields: ContentFields): Record<string, unknown> =>
  Object.fromEntries(columnFields(kind).map(([name, type]) => [columnOf(name), asJson(type, fields[name]!)]));

/** Columns of a draft, and the steps of a parcel as rows of theirs. */
export function draftOf({ kind, id, fields }: { kind: ContentKind; id: string; fields: ContentFields }) {
  const row = rowOf(kind, fields);
  if (kind !== 'parcel') return row;
  const steps = stepsOf(fields.steps).map(({ title, description, happenedAt }, position) => ({
    ...{ waybill_number: id, position, happened_at: happenedAt },
    ...{ title: given(title), description: given(description) },
  }));
  return { ...row, steps };
}

interface DraftStep {
  title: LocalisedText;
  description: LocalisedText;
  happened_at: string;
}

/** The fields of a draft as it is kept; what it does not say is as it is without it. */
export function fieldsOf(
  kind: ContentKind,
  draft: Record<string, unknown>,
  without: ContentFields,
): ContentFields {
  const fields = Object.fromEntries(
    columnFields(kind)
      .filter(([name]) => columnOf(name) in draft)
      .map(([name, type]) => [name, fromColumn(type, draft[columnOf(name)])]),
  );
  if (kind !== 'parcel') return { ...without, ...fields };
  const steps = (draft.steps as DraftStep[]).map(({ title, description, happened_at }) => ({
    ...{ title: inSix(title), description: inSix(description), happenedAt: happened_at },
  }));
  return { ...without, ...fields, steps: steps as unknown as FieldValue };
}
