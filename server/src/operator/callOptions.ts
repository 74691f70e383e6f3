import { Option } from '@members/command-line';
import type { OfficeCall } from '@members/office-contract';
import { z } from 'zod';
import { valueOf, type Shape } from './optionValues';

export interface CallOption {
  /** The parameter of the call. */
  param: string;
  /** E.g. `--ids`. */
  flag: string;
  isRequired: boolean;
  isNullable: boolean;
  /** The first gives it; a second one gives the opposite, or none. */
  options: readonly [Option, ...Option[]];
  /** E.g. `--ids 17,18`. */
  example: string;
}

/** Options that every command of a call has, so that a parameter of the same name is given by another one. */
export const reserved: readonly string[] = ['operator', 'code', 'json', 'out', 'file', 'all', 'help'];

/** The options of a call, one for each of its parameters. */
export function callOptions({ params }: Pick<OfficeCall, 'params'>): CallOption[] {
  const shape = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) as Shape;
  const { properties, required } = merged(shape.anyOf ?? shape.oneOf ?? [shape]);
  return Object.entries(properties).map(([param, each]) => optionOf(param, each, required.includes(param)));
}

/** The parameters of a call that is one of several things: required is what each of them requires. */
function merged(variants: readonly Shape[]): { properties: Record<string, Shape>; required: string[] } {
  const properties: Record<string, Shape> = {};
  for (const variant of variants)
    for (const [name, shape] of Object.entries(variant.properties ?? {}))
      properties[name] = properties[name] ? either(properties[name], shape) : shape;
  const required = Object.keys(properties).filter((name) =>
    variants.every((variant) => variant.required?.includes(name)),
  );
  return { properties, required };
}

function either(one: Shape, other: Shape): Shape {
  const choices = [one, other].flatMap(
    (shape) => shape.enum ?? (shape.const === undefined ? [] : [shape.const]),
  );
  return choices.length > 1 ? { enum: [...new Set(choices)] } : one;
}

function optionOf(param: string, given: Shape, isRequired: boolean): CallOption {
  const { shape, isNullable } = withoutNull(given);
  const word = kebab(param.replace(/Minor$/, ''));
  const name = reserved.includes(word) ? `param-${word}` : word;
  const value = valueOf(param, { ...given, ...shape });
  const flag = `--${name}`;
  const description = [given.description ?? shape.description, value.help, unlessTold(given)];
  const option = new Option(`${flag} ${value.placeholder}`.trimEnd(), description.filter(Boolean).join('; '));
  if (value.placeholder) option.argParser(value.parse);
  if (isRequired) option.makeOptionMandatory();
  const opposite = isNullable
    ? 'for none'
    : value.placeholder || given.default === false
      ? null
      : 'the opposite';
  return {
    param,
    flag,
    isRequired,
    isNullable,
    options: [option, ...(opposite ? [new Option(`--no-${name}`, opposite)] : [])],
    example: isNullable ? `--no-${name}` : `${flag} ${value.example}`.trimEnd(),
  };
}

const unlessTold = ({ default: usual }: Shape): string =>
  ['string', 'number'].includes(typeof usual) ? `${String(usual)} unless told` : '';

function withoutNull(shape: Shape): { shape: Shape; isNullable: boolean } {
  const others = shape.anyOf?.filter(({ type }) => type !== 'null');
  if (!others || others.length === shape.anyOf?.length) return { shape, isNullable: false };
  return { shape: others.length === 1 ? others[0]! : { ...shape, anyOf: others }, isNullable: true };
}

/** `moveWithdrawals` becomes `move-withdrawals`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
