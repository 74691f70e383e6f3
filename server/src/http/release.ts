/** A version, a build id or a hash. */
const releaseFormat = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/;

/** The release that a request's `x-release` names; nothing depends on it, so what is no release is none. */
export const releaseOf = (header: unknown): string | null =>
  typeof header === 'string' && releaseFormat.test(header) ? header : null;
