import { compile } from '@fastify/proxy-addr';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { TrustedProxies } from './http';

/** How the text of an environment variable is read, and what it must be. */
export interface Kind<T> {
  schema: z.ZodType<T, string>;
  /** Completes the sentence "PORT must …". */
  must: string;
}

/** Where a variable is listed: the README of the system, of the server, of the registry. */
export type Listing = 'system' | 'server' | 'registry';

interface About {
  /** What it is for, in one sentence without its full stop. */
  says: string;
  in: readonly Listing[];
  /** What stands for it where it is not given, if that is no fixed text. */
  else?: string;
  /** The unit of a number. */
  unit?: string;
  /** Not repeated in errors. */
  secret?: true;
}

/** A variable as it is declared. */
export interface Variable<T> extends Kind<T>, About {
  initial?: string;
}

/** A variable with a default. One that is empty counts as not given. */
export const variable = <T>(kindOf: Kind<T>, initial: string, about: About): Variable<T> => ({
  ...kindOf,
  ...about,
  initial,
});

/** A variable that may be left out, which reads as `null`. */
export const optional = <T>(kindOf: Kind<T>, about: About): Variable<T | null> => ({ ...kindOf, ...about });

export const text: Kind<string> = { schema: z.string(), must: 'be a text' };
export const path: Kind<string> = {
  schema: z.string().transform((value) => resolve(value)),
  must: 'be a path',
};

export const wholeNumber = (from: number, to: number): Kind<number> => ({
  schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to)),
  must: `be a whole number from ${from} to ${to}`,
});
export const port = wholeNumber(0, 65_535);

/** The port that many after another one; any port after any. */
export const portAfter = (from: number, steps: number): number =>
  from === 0 ? 0 : Math.min(from + steps, 65_535);

/** A user of the system other than root, with a group: its own number unless told. */
export const systemUser: Kind<{ uid: number; gid: number }> = {
  schema: z
    .string()
    .regex(/^[1-9]\d{0,8}(:[1-9]\d{0,8})?$/)
    .transform((value) => {
      const [uid = 0, gid = uid] = value.split(':').map(Number);
      return { uid, gid };
    }),
  must: 'be the number of a user other than root, or of user and group as in 990:990',
};

export const oneOf = <const T extends string>(...values: readonly [T, ...T[]]): Kind<T> => ({
  schema: z.enum(values),
  must: `be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
});
export const onOrOff: Kind<boolean> = {
  schema: z.enum(['on', 'off']).transform((value) => value === 'on'),
  must: 'be on or off',
};
export const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent');

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
export const origin: Kind<string> = {
  schema: z.string().refine(isOrigin),
  must: 'be an origin such as https://m.example.com',
};
export const address: Kind<string> = {
  schema: z.string().refine((value) => URL.canParse(value)),
  must: 'be an address such as https://m.example.com',
};

/** https, or http on this machine, for tests. */
export const issuer: Kind<string> = {
  schema: z
    .string()
    .refine((value) => URL.canParse(value))
    .refine((value) => {
      const { protocol, hostname, search, hash } = new URL(value);
      const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
      return (protocol === 'https:' || isLocal) && search === '' && hash === '';
    }),
  must: 'be an address such as https://login.example.com/realm',
};

/** https, or http on localhost: the app shows no other payment page (D51). */
export const paymentOrigin: Kind<string> = {
  schema: z
    .string()
    .refine(isOrigin)
    .refine((value) => new URL(value).protocol === 'https:' || new URL(value).hostname === 'localhost'),
  must: 'be an origin such as https://pay.example.com',
};

export const databaseAddress: Kind<string> = {
  schema: z.string().regex(/^postgres(ql)?:\/\//),
  must: 'begin with postgres:// or postgresql://',
};

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White text on it has a contrast of 8 at least, so that the muted text there still has one of 4.5. */
export const color: Kind<string> = {
  schema: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .refine((value) => 1.05 / (luminance(value) + 0.05) >= 8),
  must: 'be a colour such as #14213d that white text can be read on',
};

export const smtpAddress: Kind<string> = {
  schema: z.string().refine((value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value)),
  must: 'be an address such as smtps://user:password@mail.example.com:465',
};

/** An address, with a name before it or without. */
export const sender: Kind<string> = {
  schema: z.string().refine((value) => {
    const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
    return z.email().safeParse(address).success;
  }),
  must: 'be a sender such as Members <no-reply@example.com>',
};

export const mailAddresses: Kind<string[]> = {
  schema: z
    .string()
    .transform((value) => commaSeparated(value))
    .pipe(z.array(z.email())),
  must: 'hold mail addresses such as ana@example.com, comma-separated',
};

const commaSeparated = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
export const origins: Kind<string[]> = {
  schema: z.string().transform(commaSeparated).pipe(z.array(origin.schema)),
  must: 'hold exact origins such as https://m.example.com, comma-separated',
};

/** `compile` takes an address, a network or a name of some, and throws for anything else. */
function readProxies(value: string): TrustedProxies | null {
  if (value === '0') return null;
  if (/^[1-9]$/.test(value)) return (_address, hop) => hop < Number(value);
  if (/^\d*$/.test(value)) throw new RangeError('So many proxies are a mistake.');
  return compile(commaSeparated(value));
}
function areProxies(value: string): boolean {
  try {
    readProxies(value);
    return true;
  } catch {
    return false;
  }
}
export const proxies: Kind<TrustedProxies | null> = {
  schema: z.string().refine(areProxies).transform(readProxies),
  must: 'be a number of proxies up to 9, or their networks such as 10.0.0.0/8, loopback, uniquelocal, comma-separated',
};

function isRelay(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  const loopback = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  return Boolean(url && (url.protocol === 'https:' || loopback) && !url.username && !url.search && !url.hash);
}
export const relays: Kind<string[]> = {
  schema: z
    .string()
    .transform(commaSeparated)
    .pipe(
      z.array(
        z
          .string()
          .refine(isRelay)
          .transform((value) => value.replace(/\/+$/, '')),
      ),
    ),
  must: 'hold addresses such as https://api.drand.sh, comma-separated',
};

/** Each of them is guessed no more easily than the key that is made of it. */
export const keys: Kind<string[]> = {
  schema: z
    .string()
    .transform(commaSeparated)
    .pipe(z.array(z.string().refine((value) => Buffer.byteLength(value) >= 32)).min(1)),
  must: 'hold keys of at least 32 characters, comma-separated',
};

/** HS256 wants a key of 256 bits; a shorter one could be guessed from a single ticket. */
export const signingKey: Kind<string> = {
  schema: z.string().refine((value) => Buffer.byteLength(value) >= 32),
  must: 'have at least 32 characters',
};
