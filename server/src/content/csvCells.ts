import { languages } from '@members/contract';
import {
  declarationOf,
  isFigure,
  isLocalised,
  isOptionalFigure,
  type ContentFields,
  type ContentKind,
  type FieldType,
  type FieldValue,
} from '@members/office-contract';

/** A column of a file: a field, or one language of it. */
interface Column {
  name: string;
  field: string;
  type: FieldType;
  language?: string;
}

/** The columns of a kind, as a file has them. */
export const columnsOf = (kind: ContentKind): Column[] =>
  Object.entries(declarationOf(kind).fields).flatMap(([field, type]): Column[] =>
    isLocalised(type)
      ? languages.map((language) => ({ name: `${field}.${language}`, field, type, language }))
      : [{ name: field, field, type }],
  );

/** What a spreadsheet would take for a formula, or would look like what is guarded from that. */
const isFormula = /^(?:[=+\-@\t\r]|'['=+\-@\t\r])/;
/** An apostrophe in front keeps a spreadsheet from running a text; `bare` takes away exactly this one. */
const guarded = (text: string) => (isFormula.test(text) ? `'${text}` : text);
export const bare = (cell: string) => (/^'['=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** The cells of an item, in the order of its columns. */
export const cellsOf = (kind: ContentKind, fields: ContentFields): string[] =>
  columnsOf(kind).map(({ field, type, language }) => {
    const value = fields[field];
    if (language !== undefined) return guarded((value as Record<string, string>)[language] ?? '');
    if (type === 'pictures') return guarded((value as string[]).join(' '));
    if (type === 'steps') return guarded(JSON.stringify(value));
    return guarded(String(value ?? ''));
  });

/** What a row says of the fields of a kind; those whose columns are missing are missing here too. */
export function fieldsOfCells(kind: ContentKind, cells: ReadonlyMap<string, string>): ContentFields {
  const fields: Record<string, FieldValue> = {};
  for (const { name, field, type, language } of columnsOf(kind)) {
    const cell = cells.get(name);
    if (cell === undefined) continue;
    if (language === undefined) fields[field] = valueOf(kind, type, cell);
    else fields[field] = { ...(fields[field] as object), [language]: cell } as FieldValue;
  }
  return fields;
}

function valueOf(kind: ContentKind, type: FieldType, cell: string): FieldValue {
  if (isOptionalFigure(type) && cell === '') return null;
  // What isn't right is left as it is, for the check of fields to say so.
  const number = /^\d+$/.test(cell) ? Number(cell) : (cell as never);
  if (isFigure(type)) return number;
  if (type === 'reference') return declarationOf(kind).group?.kind === 'city' ? number : cell;
  if (type === 'pictures') return cell.split(/\s+/).filter(Boolean);
  if (type === 'steps') return stepsOf(cell);
  return cell;
}

function stepsOf(cell: string): FieldValue {
  try {
    return JSON.parse(cell || '[]') as FieldValue;
  } catch {
    return cell;
  }
}
