/**
 * Of PostgreSQL: it ends or starts (57P01 to 57P03), a connection is lost (class 08), or the node is no leader any more
 * and refuses to write (25006).
 */
const codesOfPostgres = /^(57P0[123]|08\w{3}|25006)$/;
const codesOfNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** What `pg` and its pool say without a code. */
const messages = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether a statement failed since there was nobody to take it, as while another node becomes the leader. */
export function isUnavailable(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return typeof code === 'string'
    ? codesOfPostgres.test(code) || codesOfNetwork.has(code)
    : messages.test(message);
}
