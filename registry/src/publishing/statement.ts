import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import { z } from 'zod';
import { Refusal } from '../refusal';
import { remoteNameSchema } from '../releases/manifest';
import type { ReleaseFile } from '../releases/releaseFiles';
import type { SigningKey } from '../signing/keys';
import { signJson } from '../signing/signJson';
import type { Team } from '../state/state';

/** A release has so many files and bytes at most. */
const maxFiles = 1000;
const maxBytes = 50_000_000;
/** So far a statement's time may be off: an old one isn't taken once more. */
const freshMs = 10 * 60_000;

/** Every part begins with a letter, digit, `_`, `@` or `-`: no hidden files, no way out of the directory. */
const safePath = /^[\w@-][\w@.+-]*(\/[\w@-][\w@.+-]*)*$/;

const statementSchema = z.object({
  name: remoteNameSchema,
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
});

/** What a team says about a release that it publishes. */
export interface ReleaseStatement {
  name: string;
  version: string;
  buildId: string;
  files: ReleaseFile[];
  /** ISO 8601. */
  issuedAt: string;
  why?: string | undefined;
}

/** The statement as a compact JWS (ES256) by the team's key. */
export const signStatement = async (statement: ReleaseStatement, key: SigningKey): Promise<string> =>
  signJson(statement, key, { kid: await calculateJwkThumbprint(key.publicJwk) });

/**
 * Reads a statement and finds the team whose key signed it. Throws a Refusal where there is none, where the team
 * publishes another remote, or where the statement isn't one of these minutes.
 */
export async function readStatement(
  jws: string,
  teams: Readonly<Record<string, Team>>,
  now: number,
): Promise<{ team: string; statement: ReleaseStatement }> {
  const [team, { remote, key }] = (await teamOfKey(keyIdOf(jws), teams)) ?? unknownKey();
  const { payload } = await compactVerify(jws, await importJWK(key, 'ES256'), {
    algorithms: ['ES256'],
  }).catch(unknownKey);
  const { success, data: statement, error } = statementSchema.safeParse(parse(payload));
  if (!success) throw new Refusal('invalid', error.issues[0]?.message ?? 'The statement is none.');
  if (statement.name !== remote)
    throw new Refusal('forbidden', `Team ${team} publishes ${remote}, not ${statement.name}.`);
  if (Math.abs(now - Date.parse(statement.issuedAt)) > freshMs)
    throw new Refusal(
      'invalid',
      'The release was signed more than ten minutes ago, or the clocks differ. Sign it again.',
    );
  return { team, statement };
}

function keyIdOf(jws: string): unknown {
  try {
    return decodeProtectedHeader(jws).kid;
  } catch {
    throw new Refusal('invalid', 'The release is not signed.');
  }
}

/** The team whose public key has this RFC 7638 thumbprint. */
export async function teamOfKey(
  thumbprint: unknown,
  teams: Readonly<Record<string, Team>>,
): Promise<[string, Team] | undefined> {
  for (const entry of Object.entries(teams))
    if ((await calculateJwkThumbprint(entry[1].key)) === thumbprint) return entry;
  return undefined;
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
