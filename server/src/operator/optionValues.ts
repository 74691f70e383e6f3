import { InvalidArgumentError } from '@members/command-line';
import { readAmount } from '../i18n/formats';

/** What a parameter has to be, as JSON Schema says it. */
export interface Shape {
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  examples?: readonly unknown[];
}

/** How one kind of value is typed at a terminal. */
export interface Value {
  /** What stands for it in the help, e.g. `<number>`; empty for one that is given by the option alone. */
  placeholder: string;
  parse: (text: string, before: unknown) => unknown;
  help: string;
  /** Something that would be taken; `…` where nobody can tell. */
  example: string;
}

/** How a parameter is typed, by its name and by what it has to be. */
export function valueOf(param: string, shape: Shape): Value {
  const choices = shape.enum ?? (shape.const === undefined ? null : [shape.const]);
  if (choices) return choiceOf(choices);
  if (shape.anyOf?.every(({ type }) => type === 'string')) return { ...text, example: exampleOf(shape) };
  if (shape.type === 'integer' || shape.type === 'number')
    return param.endsWith('Minor') ? amount : numberOf(shape);
  if (shape.type === 'boolean') return { placeholder: '', parse: () => true, help: '', example: '' };
  if (shape.type === 'string') return textOf(shape);
  if (shape.type === 'array' && isScalar(shape.items)) return listOf(param, shape);
  return json;
}

const isScalar = (shape: Shape | undefined): shape is Shape =>
  shape !== undefined &&
  (shape.enum !== undefined || ['string', 'integer', 'number'].includes(shape.type ?? ''));

function choiceOf(choices: readonly unknown[]): Value {
  const names = choices.map(String);
  return {
    placeholder: `<${names.length > 4 ? 'choice' : names.join('|')}>`,
    parse(given) {
      const index = names.indexOf(given);
      if (index < 0) throw new InvalidArgumentError(`It takes ${names.join(', ')}.`);
      return choices[index];
    },
    help: names.length > 4 ? `one of ${names.join(', ')}` : '',
    example: names[0]!,
  };
}

/** In major units, as it is printed and as people write it: there is no second way to give it. */
const amount: Value = {
  placeholder: '<amount>',
  parse(given) {
    const sign = given.startsWith('-') ? -1 : 1;
    const minor = readAmount(given.replace(/^-/, ''));
    if (minor === null) throw new InvalidArgumentError('It takes an amount such as 99.50.');
    return sign * minor;
  },
  help: 'such as 99.50',
  example: '99.50',
};

function numberOf({ minimum, maximum, type, examples }: Shape): Value {
  const whole = type === 'integer';
  const [low, high] = [bound(minimum), bound(maximum)];
  const example = Number(examples?.[0] ?? 17);
  return {
    placeholder: '<number>',
    parse(given) {
      const isNumber = (whole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(given);
      if (!isNumber) throw new InvalidArgumentError(`It takes a ${whole ? 'whole ' : ''}number.`);
      return Number(given);
    },
    help: high === null ? '' : `${low ?? ''} to ${high}`.trimStart(),
    example: String(Math.max(low ?? example, Math.min(high ?? example, example))),
  };
}

/** The least and the greatest whole number say nothing to a person. */
const bound = (limit: number | undefined): number | null =>
  limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER ? null : limit;

const text: Value = { placeholder: '<text>', parse: (given) => given, help: '', example: '…' };
const times: Readonly<Record<string, [placeholder: string, example: string]>> = {
  'date-time': ['<time>', '2026-03-31T12:00:00Z'],
  date: ['<day>', '2026-03-31'],
};

function textOf(shape: Shape): Value {
  if ((shape.maxLength ?? 0) > longestTyped) return fileOf(shape.format === 'base64' ? 'base64' : 'utf8');
  const [placeholder, example] = times[shape.format ?? ''] ?? [text.placeholder, exampleOf(shape)];
  const help = placeholder === text.placeholder ? '' : `such as ${example}`;
  return { ...text, placeholder, help, example: quoted(example) };
}

/** A text that is too long for a shell, which is read from a file; what is Base64 is read as it is. */
export class FromFile {
  constructor(
    readonly path: string,
    readonly encoding: 'utf8' | 'base64',
  ) {}
}

const longestTyped = 2_000;

const fileOf = (encoding: FromFile['encoding']): Value => ({
  placeholder: '<file>',
  parse: (path) => new FromFile(path, encoding),
  help: 'a file, or - for what is piped in',
  example: '…',
});

const exampleOf = ({ examples }: Shape): string => (examples?.[0] === undefined ? '…' : String(examples[0]));

/** As a shell takes it for one word. */
const quoted = (word: string): string => (/^[\w.,:/…-]+$/.test(word) ? word : `'${word}'`);

function listOf(param: string, { items = {}, minItems = 0, maxItems }: Shape): Value {
  const item = valueOf(param, items);
  const count = maxItems === undefined ? '' : `, ${minItems} to ${maxItems}`;
  return {
    placeholder: item.placeholder.replace(/^<(\w+)>$/, '<$1s>').replace(/\|/g, ','),
    parse(given, before) {
      const words = given.startsWith('[') ? (json.parse(given, undefined) as unknown[]) : given.split(',');
      const values = words.map((word) =>
        typeof word === 'string' ? item.parse(word.trim(), undefined) : word,
      );
      return [...((before as unknown[] | undefined) ?? []), ...values];
    },
    help: [item.help, `separated by commas, or the option again${count}`].filter(Boolean).join('; '),
    example: items.type === 'integer' ? `${item.example},${Number(item.example) + 1}` : item.example,
  };
}

const json: Value = {
  placeholder: '<json>',
  parse(given) {
    try {
      return JSON.parse(given) as unknown;
    } catch {
      throw new InvalidArgumentError('It takes JSON.');
    }
  },
  help: '',
  example: "'{…}'",
};
