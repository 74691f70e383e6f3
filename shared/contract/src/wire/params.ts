/** What a call takes, as plain data: each parameter with its field on the wire and how it is written there. */
export type ParamNode =
  | { readonly kind: 'text'; readonly max: number; readonly otherwise?: string }
  | { readonly kind: 'id' }
  | { readonly kind: 'whole' }
  | { readonly kind: 'points' }
  | { readonly kind: 'page'; readonly otherwise: number; readonly most: number }
  | { readonly kind: 'words'; readonly max: number }
  | { readonly kind: 'code'; readonly codes: Readonly<Record<string, string>> }
  | { readonly kind: 'optional'; readonly of: ParamNode };

declare const types: unique symbol;

/** A parameter: its type where a client gives it, and where the server gets it. */
export type Param<Client, Server = Client> = ParamNode & { readonly [types]?: [Client, Server] };

/** Parameters by the names of this project: `{ gameId: ['id', id] }`. */
export type ParamFields = Readonly<Record<string, readonly [string, ParamNode]>>;

type ClientType<P> = P extends { readonly [types]?: [infer C, unknown] } ? C : never;
type ServerType<P> = P extends { readonly [types]?: [unknown, infer S] } ? S : never;

type OptionalNames<F extends ParamFields> = {
  [Name in keyof F]: undefined extends ClientType<F[Name][1]> ? Name : never;
}[keyof F];

/** What a client gives; `void` where there is nothing to give. */
export type ClientParams<F extends ParamFields> = keyof F extends never
  ? void
  : { readonly [Name in Exclude<keyof F, OptionalNames<F>>]: ClientType<F[Name][1]> } & {
      readonly [Name in OptionalNames<F>]?: ClientType<F[Name][1]>;
    };

/** What the server gets. */
export type ServerFields<F extends ParamFields> = { readonly [Name in keyof F]: ServerType<F[Name][1]> };

/** A text of bounded length; the server gets '' where it is missing. What it may be is the slice's to check. */
export const words = <Word extends string = string>(max = 200): Param<Word, string> => ({
  kind: 'text',
  max,
});

/** As `words`; a client that doesn't give it sends `otherwise`. */
export const wordsOr = (otherwise: string, max = 200): Param<string | undefined, string> => ({
  kind: 'text',
  max,
  otherwise,
});

/** A positive whole number; the server gets 0, which nothing is called, for anything else. */
export const id: Param<number> = { kind: 'id' };

/** A whole number in decimal digits; the server gets NaN, which every range check refuses, for anything else. */
export const whole: Param<number> = { kind: 'whole' };

/** As `whole`; null, an empty field, is no number at all. */
export const points: Param<number | null> = { kind: 'points' };

/** A page or the size of one: at least 1 and at most `most`; `otherwise` where it is missing or nonsense. */
export const page = (otherwise: number, most: number): Param<number> => ({ kind: 'page', otherwise, most });

/** Words, separated by commas on the wire. The server gets what was sent: unknown ones are the slice's to refuse. */
export const wordList = <Word extends string>(max = 400): Param<readonly Word[], readonly string[]> => ({
  kind: 'words',
  max,
});

/** One of some words, each with its code on the wire; the server gets null for an unknown code. */
export const code = <Word extends string>(
  codes: Readonly<Record<Word, string>>,
): Param<Word, Word | null> => ({
  kind: 'code',
  codes,
});

/** A parameter that can be left out; a field that is missing or empty is undefined. */
export const maybe = <Client, Server>(
  of: Param<Client, Server>,
): Param<Client | undefined, Server | undefined> => ({ kind: 'optional', of });

/** The fields of the wire for parameters; those that are not given are left out. */
export function writeParams(fields: ParamFields, params: unknown): Record<string, string> {
  const given = (params ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, [wireName, param]]) => {
      const written = writeParam(param, given[name]);
      return written === undefined ? [] : [[wireName, written]];
    }),
  );
}

function writeParam(param: ParamNode, value: unknown): string | undefined {
  if (value === undefined) return param.kind === 'text' ? param.otherwise : undefined;
  switch (param.kind) {
    case 'optional':
      return writeParam(param.of, value);
    case 'code':
      return param.codes[String(value)];
    case 'words':
      return (value as readonly string[]).join(',');
    default:
      return value === null ? '' : String(value as string | number);
  }
}
