import { formatTable } from '@members/command-line';
import { formatMoney } from '@members/contract';
import { formatTime } from '../i18n/formats';

type Values = Readonly<Record<string, unknown>>;

/** An answer for a person: a list as a table with its names, everything else as names and values. */
export function formatAnswer(answer: unknown): string {
  if (answer === undefined) return 'Done.';
  if (isList(answer)) return tableOf(answer);
  if (!isValues(answer)) return valueOf('', answer);
  const { rows, next } = answer;
  if (isList(rows) && next !== undefined)
    return [
      tableOf(rows),
      ...(next === null ? [] : [`There is more: --after ${String(next)}, or --all.`]),
    ].join('\n');
  const [only, ...others] = Object.values(answer);
  if (only === undefined) return 'Done.';
  return others.length === 0 && isList(only) ? tableOf(only) : factsOf(answer);
}

/** The whole answer, with nothing in it that a terminal would take as a command. */
export const formatJson = (answer: unknown): string =>
  JSON.stringify(answer ?? {}, null, 2)
    .split('\n')
    .map((line) => line.replace(notShown, escaped))
    .join('\n');

function factsOf(values: Values, indent = ''): string {
  const entries = Object.entries(values);
  const simple = entries.filter(([, value]) => !isFilled(value) && !isValues(value) && !areSentences(value));
  const facts = simple.map(([name, value]) => [`${indent}${labelOf(name)}`, valueOf(name, value)]);
  const parts = entries.flatMap(([name, value]) => {
    if (isFilled(value)) return [`${indent}${labelOf(name)}\n${indented(tableOf(value), `${indent}  `)}`];
    if (areSentences(value))
      return [`${indent}${labelOf(name)}`, ...value.map((each) => `${indent}  ${shown(each)}`)];
    return isValues(value) ? [`${indent}${labelOf(name)}\n${factsOf(value, `${indent}  `)}`] : [];
  });
  return [...(facts.length > 0 ? [formatTable(facts, '')] : []), ...parts].join('\n');
}

function tableOf(rows: readonly Values[]): string {
  if (rows.length === 0) return 'Nothing.';
  // What is as long as it likes stands at the end of a line.
  const isLong = (name: string) => rows.some((row) => isValues(row[name]));
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const names = [...all.filter((name) => !isLong(name)), ...all.filter(isLong)];
  return formatTable(
    [names.map(labelOf), ...rows.map((row) => names.map((name) => valueOf(name, row[name])))],
    '',
  );
}

const indented = (text: string, indent: string): string => text.replace(/^/gm, indent);

/** `amountMinor` is shown as `amount`, in major units. */
const labelOf = (name: string): string =>
  name
    .replace(/Minor$/, '')
    .replace(/[A-Z]|\d+/g, (start) => ` ${start.toLowerCase()}`)
    .trimStart();

function valueOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'number') return name.endsWith('Minor') ? formatMoney(value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return isTime.test(value) ? formatTime(new Date(value)) : shown(value);
  const scalars = Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null);
  if (scalars) return value.map((each) => valueOf(name, each)).join(', ') || '-';
  return shown(JSON.stringify(value));
}

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Control characters, and those that turn the direction of a text. */
const notShown = /\p{Cc}|\p{Bidi_Control}/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** On one line, and with nothing that a terminal would take as a command: members write some of these texts. */
const shown = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replace(notShown, escaped);

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFilled = (value: unknown): value is readonly Values[] => isList(value) && value.length > 0;

const areSentences = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.some((each) => String(each).includes(' ')) &&
  value.every((each) => typeof each === 'string');

/** Rows of values; an empty list is one, too. */
const isList = (value: unknown): value is readonly Values[] => Array.isArray(value) && value.every(isValues);
