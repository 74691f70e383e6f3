import type { DocumentProblem, ListedRelease, ListedRemote, RegistryDocument } from '@members/mfe-kit';

/** Why a registry document is not taken. */
export class RefusedDocument extends Error {
  constructor(
    readonly problem: DocumentProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What the registry signs: the document, and until when it counts. */
export interface DatedDocument extends RegistryDocument {
  /** ISO 8601. Documents of earlier registries lack it. */
  expiresAt?: string;
}

/** Reads the content of a signed document. Throws RefusedDocument where it lacks what the shell works with. */
export function readDocument(json: string): DatedDocument {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new RefusedDocument('malformed', 'The registry document is no JSON.', { cause: error });
  }
  if (!isDocument(value))
    throw new RefusedDocument('malformed', 'The registry document lacks what it must have.');
  return value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isDocument(value: unknown): value is DatedDocument {
  if (!isObject(value)) return false;
  const { revision, remotes, overrides } = value as Partial<RegistryDocument>;
  const known = overrides === 'nobody' || overrides === 'everybody' || Array.isArray(overrides);
  return (
    Number.isSafeInteger(revision) && known && isObject(remotes) && Object.values(remotes).every(isRemote)
  );
}

function isRemote(value: unknown): value is ListedRemote {
  if (!isObject(value)) return false;
  const { active, previous, canary } = value as Partial<ListedRemote>;
  return (
    isRelease(active) &&
    (previous === null || isRelease(previous)) &&
    (canary === null || (isObject(canary) && isRelease(canary.release) && typeof canary.share === 'number'))
  );
}

function isRelease(value: unknown): value is ListedRelease {
  if (!isObject(value)) return false;
  const release = value as Partial<ListedRelease>;
  const { name, version, buildId, container, baseUrl, entry, entryIntegrity, routes } = release;
  return (
    [name, version, buildId, container, baseUrl, entry, entryIntegrity].every(isText) &&
    Array.isArray(routes) &&
    routes.every((route: unknown) => isObject(route) && isText(route.path) && isObject(route.titles))
  );
}

/** The releases that a document names: active ones, those before them, canaries. */
export const releasesIn = ({ remotes }: RegistryDocument): ListedRelease[] =>
  Object.values(remotes).flatMap(({ active, previous, canary }) =>
    [active, previous, canary?.release].filter((release): release is ListedRelease => Boolean(release)),
  );
