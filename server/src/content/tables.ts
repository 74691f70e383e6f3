import { languages } from '@members/contract';
import {
  declarationOf,
  isLocalised,
  type ContentFields,
  type ContentKind,
  type FieldType,
  type FieldValue,
} from '@members/office-contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LocalisedText, Reader, Transaction } from '../database';
import { replaceSteps, selectSteps } from '../logistics';

/** Where a kind is kept: in the tables that members' calls read. */
export interface Place {
  table: string;
  key: 'id' | 'code' | 'number' | 'key';
  /** Which rows of the table are of the kind; all unless told. */
  rows?: RawBuilder<SqlBool>;
}

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
};

export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of a kind that are columns of its table. */
export const columnFields = (kind: ContentKind): [string, FieldType][] =>
  Object.entries(declarationOf(kind).fields).filter(([, type]) => type !== 'steps');

type ByLanguage = Record<string, string>;

const inSix = (text: LocalisedText): ByLanguage =>
  Object.fromEntries(languages.map((language) => [language, text[language] ?? '']));
/** What is missing is left out, so that English stands in for it. */
const given = (text: ByLanguage) =>
  Object.fromEntries(
    Object.entries(text).filter(([language, value]) => value !== '' || language === 'en_us'),
  ) as unknown as LocalisedText;

/** What a row's column says, as fields have it. */
export const fromColumn = (type: FieldType, value: unknown): FieldValue =>
  isLocalised(type) ? (inSix(value as LocalisedText) as FieldValue) : (value as FieldValue);
export const toColumn = (type: FieldType, value: FieldValue): unknown =>
  isLocalised(type) ? JSON.stringify(given(value as ByLanguage)) : value;

/** The way of a parcel, which is a table of its own. */
export async function readSteps(reader: Reader, number: string): Promise<ContentFields['steps']> {
  const rows = await selectSteps(reader, number);
  return rows.map(({ title, description, happened_at }) => ({
    title: inSix(title),
    description: inSix(description),
    happenedAt: happened_at.toISOString(),
  })) as unknown as FieldValue;
}

export async function writeSteps(
  transaction: Transaction,
  { number, steps }: { number: string; steps: FieldValue | undefined },
): Promise<void> {
  const sent = (steps ?? []) as unknown as {
    title: ByLanguage;
    description: ByLanguage;
    happenedAt: string;
  }[];
  await replaceSteps(transaction, {
    number,
    steps: sent.map(({ title, description, happenedAt }) => ({
      title: given(title),
      description: given(description),
      happened_at: new Date(happenedAt),
    })),
  });
}
