import { type ReleaseSource, remoteName } from '@members/office-contract';
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import { Refusal } from '../log/refusal';
import type { RegistryState, Team } from '../log/state';
import { teamOfKey } from '../administration/teams';
import type { ReleaseFile } from './releaseFiles';
import { sourceSchema } from './sourceOf';

const maxFiles = 1000;
/** All files of a release together. */
const maxBytes = 50_000_000;
/** How far a statement's time may be from now: an old one is refused. */
const freshMs = 10 * 60_000;

/** Every part of a path begins with a letter, digit, `_`, `@` or `-`: no hidden files, no way out of the directory. */
const safePath = /^[\w@-][\w@.+-]*(\/[\w@-][\w@.+-]*)*$/;

const statementSchema = z.object({
  name: remoteName,
  version: z.string().max(50),
  buildId: z.string().max(50),
  files: z
    .array(
      z.object({
        path: z.string().max(200).regex(safePath, 'A file’s path must be a plain relative one.'),
        integrity: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'An integrity must be sha256.'),
        bytes: z.number().int().min(0),
      }),
    )
    .min(1)
    .max(maxFiles, `A release has ${maxFiles} files at most.`)
    .refine((files) => new Set(files.map(({ path }) => path.toLowerCase())).size === files.length, {
      message: 'Two files have the same path.',
    })
    .refine((files) => files.reduce((sum, { bytes }) => sum + bytes, 0) <= maxBytes, {
      message: `A release has ${maxBytes / 1_000_000} MB at most.`,
    }),
  /** ISO 8601. */
  issuedAt: z.iso.datetime(),
  why: z.string().max(500).optional(),
  source: sourceSchema.optional(),
});

/** What a team signs about a release that it publishes. */
export interface ReleaseStatement {
  name: string;
  version: string;
  buildId: string;
  files: ReleaseFile[];
  /** ISO 8601. */
  issuedAt: string;
  /** What is new. */
  why?: string | undefined;
  /** Absent where the build is of no checkout, and in statements of earlier programs. */
  source?: ReleaseSource | undefined;
}

/** A statement with the team that signed it. */
export interface SignedStatement {
  team: string;
  key: JWK;
  statement: ReleaseStatement;
}

/**
 * Reads a statement about a release and finds the team whose key signed it. `now` is in milliseconds since 1970. Rejects
 * with a Refusal if no team has the key, if the team publishes another remote, or if the statement is older than ten
 * minutes.
 */
export const readStatement = (
  jws: string,
  teams: Readonly<Record<string, Team>>,
  now: number,
): Promise<SignedStatement> => readSigned(jws, { teams, now, schema: statementSchema });

/** Reads what a team has signed, by its schema, in the way of `readStatement`. */
export async function readSigned<T extends { name: string; issuedAt: string }>(
  jws: string,
  { teams, now, schema }: { teams: Readonly<Record<string, Team>>; now: number; schema: z.ZodType<T> },
): Promise<{ team: string; key: JWK; statement: T }> {
  const [team, { remote, key }] = (await teamOfKey(keyIdOf(jws), teams)) ?? unknownKey();
  const { payload } = await compactVerify(jws, await importJWK(key, 'ES256'), {
    algorithms: ['ES256'],
  }).catch(unknownKey);
  const { success, data: statement, error } = schema.safeParse(parse(payload));
  if (!success) throw new Refusal('invalid', error.issues[0]?.message ?? 'The statement is none.');
  if (statement.name !== remote)
    throw new Refusal('forbidden', `Team ${team} publishes ${remote}, not ${statement.name}.`);
  if (Math.abs(now - Date.parse(statement.issuedAt)) > freshMs)
    throw new Refusal(
      'invalid',
      'The release was signed more than ten minutes ago, or the clocks differ. Sign it again.',
    );
  return { team, key, statement };
}

/** Throws a Refusal if a team was removed since its statement was read. */
export function assertStillTeam({ teams }: RegistryState, { team, key }: { team: string; key: JWK }): void {
  if (!Object.hasOwn(teams, team) || teams[team]?.key !== key) unknownKey();
}

function keyIdOf(jws: string): unknown {
  try {
    return decodeProtectedHeader(jws).kid;
  } catch {
    throw new Refusal('invalid', 'The release is not signed.');
  }
}

function unknownKey(): never {
  throw new Refusal('forbidden', 'This key belongs to no team of this registry.');
}

function parse(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return null;
  }
}
