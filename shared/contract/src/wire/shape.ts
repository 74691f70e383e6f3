/**
 * How values of this project stand on the wire, as plain data: one declaration that the client's reader (`readShape`),
 * the server's writer (`writeShape`), the JSON Schema (`jsonSchema`) and the samples of tests (`samplesOf`) all follow.
 */
export type ShapeNode =
  | { readonly kind: 'text'; readonly format: 'any' | 'time' }
  | NumberNode
  | { readonly kind: 'flag'; readonly as: 'number' | 'text' }
  | { readonly kind: 'money'; readonly as: 'number' | 'text' }
  | {
      readonly kind: 'choice';
      readonly codes: Readonly<Record<string, string>>;
      readonly otherwise: string | null;
    }
  | { readonly kind: 'list'; readonly item: ShapeNode; readonly also: 'commas' | 'single' | null }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, readonly [string, ShapeNode]>> }
  | { readonly kind: 'nullable' | 'optional'; readonly shape: ShapeNode }
  | { readonly kind: 'convert'; readonly shape: ShapeNode; readonly conversion: Conversion<never, unknown> }
  | { readonly kind: 'json' | 'nothing' }
  | { readonly kind: 'plainText'; readonly type: string };

interface NumberNode extends NumberOptions {
  readonly kind: 'number';
}

export interface NumberOptions {
  /** What a reader takes for a value that is missing or no number; 0 unless given. */
  readonly otherwise?: number;
  readonly whole?: true;
  readonly min?: number;
  readonly max?: number;
}

interface Conversion<Wire, Value> {
  readonly read: (wire: Wire) => Value;
  readonly write: (value: Value) => Wire;
}

declare const valueType: unique symbol;

/** A shape whose values have the type `Value` in this project. */
export type Shape<Value> = ShapeNode & { readonly [valueType]?: Value };

/** The type of the values of a shape. */
export type Value<S> = S extends { readonly [valueType]?: infer V } ? Exclude<V, undefined> : never;

type Fields = Readonly<Record<string, readonly [string, ShapeNode]>>;
type ObjectOf<F extends Fields> = { -readonly [Name in keyof F]: Value<F[Name][1]> };

export interface ObjectShape<F extends Fields> {
  readonly kind: 'object';
  readonly fields: F;
  readonly [valueType]?: ObjectOf<F>;
}

export const text: Shape<string> = { kind: 'text', format: 'any' };

/** 'YYYY-MM-DD HH:mm:ss' in the server's zone, or '' (D57). */
export const time: Shape<string> = { kind: 'text', format: 'time' };

export const number = (options: NumberOptions = {}): Shape<number> => ({ kind: 'number', ...options });
export const anyNumber: Shape<number> = number();
export const count: Shape<number> = number({ whole: true, min: 0 });

/** 0 or 1 on the wire; readers take '1' and true as well (D12). */
export const flag: Shape<boolean> = { kind: 'flag', as: 'number' };
/** '0' or '1' on the wire. */
export const flagText: Shape<boolean> = { kind: 'flag', as: 'text' };

/** Minor units here, the text "1,234.50" on the wire. */
export const money: Shape<number> = { kind: 'money', as: 'text' };
/** Minor units here, the number 1234.5 on the wire. */
export const moneyNumber: Shape<number> = { kind: 'money', as: 'number' };

/** One of some words of this project, each with its code on the wire. An unknown code is read as `otherwise`. */
export const choice = <Word extends string, Otherwise extends Word | null>(
  codes: Readonly<Record<Word, string>>,
  otherwise: Otherwise,
): Shape<Word | Otherwise> => ({ kind: 'choice', codes, otherwise });

/** As `choice`, where the words are the codes. */
export const oneOf = <Word extends string, Otherwise extends Word | null>(
  words: readonly Word[],
  otherwise: Otherwise,
): Shape<Word | Otherwise> => {
  const codes: Record<string, string> = Object.fromEntries(words.map((word) => [word, word]));
  return choice(codes as Record<Word, string>, otherwise);
};

/** `also` names another spelling that readers take: "1,2,3" (D29), or the one item by itself (D40). */
export const list = <Item>(
  item: Shape<Item>,
  { also = null }: { also?: 'commas' | 'single' | null } = {},
): Shape<Item[]> => ({ kind: 'list', item, also });

/** Names of this project, each with its name and shape on the wire: `object({ name: ['vod_name', text] })`. */
export const object = <const F extends Fields>(fields: F): ObjectShape<F> => ({ kind: 'object', fields });

/** The fields of an object and more. */
export const extend = <F extends Fields, const G extends Fields>(
  base: { readonly fields: F },
  fields: G,
): ObjectShape<Omit<F, keyof G> & G> => object({ ...base.fields, ...fields }) as never;

/** `null` on the wire is null here. */
export const nullable = <Value>(shape: Shape<Value>): Shape<Value | null> => ({ kind: 'nullable', shape });

/** A field that servers may leave out, or leave empty: null here. */
export const optional = <Value>(shape: Shape<Value>): Shape<Value | null> => ({ kind: 'optional', shape });

/** A shape whose values differ from those of the wire in more than names. */
export const convert = <Wire, Value>(
  shape: Shape<Wire>,
  conversion: Conversion<Wire, Value>,
): Shape<Value> => ({ kind: 'convert', shape, conversion: conversion as never });

/** Any JSON, whose reader is elsewhere. */
export const json: Shape<unknown> = { kind: 'json' };

/** No data. */
export const nothing: Shape<null> = { kind: 'nothing' };

/** An answer without an envelope: text of a media type, which the server may send in pieces. */
export const plainText = (type: string): PlainTextShape => ({ kind: 'plainText', type });

export interface PlainTextShape {
  readonly kind: 'plainText';
  readonly type: string;
  readonly [valueType]?: string;
}
