/** A file whose name carries the hash of its content, e.g. `main.0123456789.js.br`. */
const hashed = /\.[0-9a-f]{10}\.\w+(\.\w+)?$/;

/** The service worker asks its own origin and runs nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Headers of a built file of the shell besides the usual ones, which let browsers keep it for a year. */
export function fileHeaders(path: string): Record<string, string> {
  return {
    ...(hashed.test(path) ? {} : { 'cache-control': 'no-cache' }),
    ...(/\/sw\.js(\.\w+)?$/.test(path) ? { 'content-security-policy': workerPolicy } : {}),
  };
}
