import type { IncomingHttpHeaders } from 'node:http';

/** The app plays films over the whole screen, copies texts and knows passkeys; what else a browser can do it never asks for. */
const permissions = [
  ...[
    'autoplay',
    'clipboard-write',
    'fullscreen',
    'picture-in-picture',
    'publickey-credentials-create',
    'publickey-credentials-get',
  ].map((name) => `${name}=(self)`),
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ');

/** Headers of an HTML page of this origin under a content security policy. */
export const pageHeaders = (policy: string) => ({
  'cache-control': 'no-cache',
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
  // Pages of others learn that somebody comes from here, and nothing of the address.
  'referrer-policy': 'strict-origin',
});

/**
 * Headers of the app's own page, which may hold what only this page is to know: no cache keeps it, and no other page reads
 * it, one of the app's own neither that has opened it. Other browsers than Chromium don't know the stricter policy, and
 * would take it for none.
 */
export const appHeaders = (policy: string, { 'sec-ch-ua': brands = '' }: IncomingHttpHeaders) => ({
  ...pageHeaders(policy),
  'cache-control': 'no-store',
  ...(String(brands).includes('Chromium') && { 'cross-origin-opener-policy': 'noopener-allow-popups' }),
});

/** Whether a file's name carries the hash of its content, e.g. `main.01234567.js.br`: it never changes. */
export const isHashed = (path: string): boolean => /\.[0-9a-f]{8}\.\w+(\.\w+)?$/.test(path);

/** By these it is asked whether a file has changed, or for a part of it. */
export const revalidation = ['etag', 'last-modified', 'accept-ranges'] as const;

/** Origins beside the page's own: of the files of releases and of the member API; `null` for none. */
export interface OtherOrigins {
  assets: string | null;
  api: string | null;
}

/** The service worker asks its own origin, that of releases and, to renew a push subscription, that of the API. */
const workerPolicy = ({ assets, api }: OtherOrigins): string =>
  ["default-src 'none'; connect-src 'self'", assets, api].filter((part) => part !== null).join(' ');

/** Headers of a built file of the shell besides the usual ones, which let browsers keep it for a year. */
export function fileHeaders(path: string, others: OtherOrigins): Record<string, string> {
  return {
    ...(isHashed(path) ? {} : { 'cache-control': 'no-cache' }),
    ...(/\/sw\.js(\.\w+)?$/.test(path) ? { 'content-security-policy': workerPolicy(others) } : {}),
  };
}
