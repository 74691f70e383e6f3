import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoClipsDir, demoMediaDir } from './media';

export interface Config {
  port: number;
  /** Address to listen on; `0.0.0.0` lets other machines in. */
  host: string;
  /** Absolute. Holds the embedded database and generated secrets. */
  dataDir: string;
  /** `null`: use the embedded database. */
  databaseUrl: string | null;
  /** Where reads go instead, for poolers that keep no settings of a connection; `null`: to `databaseUrl`. */
  databaseReadUrl: string | null;
  /** Connections of this process for transactions, and as many for reads. */
  databaseConnections: number;
  /** Requests that may wait in this process; more are refused at once. */
  mostWaiting: number;
  /** Key of single sign-on tickets (call 19). */
  ssoSecret: string;
  passwordPepper: string;
  /** Port of the sandbox payment provider. */
  sandboxPort: number;
  /** Where members reach the sandbox. */
  sandboxUrl: string;
  /** Signs what server and sandbox tell each other. */
  sandboxSecret: string;
  /** Signs the addresses of clips. */
  clipSecret: string;
  /** Exact origins that browsers may call from besides the own one. */
  origins: string[];
  /** Origins that the page may frame, of payment and service pages, besides the sandbox and the site's service. */
  frameOrigins: string[];
  /** Origins of pictures and clips besides the own one. */
  mediaOrigins: string[];
  /** Whether browsers may keep the app for a start without a network; `false` takes their service worker back. */
  offline: boolean;
  /** Behind a proxy that sets `x-forwarded-for`. */
  trustProxy: boolean;
  /** Where results come from: drand quicknet, or the local test beacon. */
  beacon: 'local' | 'quicknet';
  /** drand HTTP relays that bring the values of quicknet; what they bring is verified. */
  beaconRelays: string[];
  logLevel: string;
  /** Directory behind `/media` and `/head`, and that of the clips. */
  mediaDir: string;
  clipsDir: string;
  /** How long everything is served after a signal, and the longest time until the process ends. */
  stopDrainMs: number;
  stopWithinMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from the environment: PORT (8080), HOST (localhost), DATA_DIR (.data), DATABASE_URL, DATABASE_READ_URL, DATABASE_CONNECTIONS (10), MOST_WAITING (1000), ORIGINS,
 * FRAME_ORIGINS, MEDIA_ORIGINS (comma-separated), TRUST_PROXY (1), OFFLINE (on, off), BEACON (local, quicknet), BEACON_RELAYS (comma-separated), SANDBOX_PORT (PORT + 5),
 * SANDBOX_URL (http://localhost:SANDBOX_PORT), LOG_LEVEL (info), MEDIA_DIR, CLIPS_DIR, STOP_DRAIN_SECONDS (0), STOP_WITHIN_SECONDS (25), SSO_SECRET, PASSWORD_PEPPER, SANDBOX_SECRET, CLIP_SECRET. A secret that is not given is
 * generated on first start and kept 0600 in the data directory. Throws an Error of one clear sentence.
 */
export function loadConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR || '.data');
  const port = wholeNumber('PORT', env.PORT || '8080', { from: 0, to: 65_535 });
  const nextTo = String(port === 0 ? 0 : Math.min(port + 5, 65_535));
  const sandboxPort = wholeNumber('SANDBOX_PORT', env.SANDBOX_PORT || nextTo, { from: 0, to: 65_535 });
  return {
    host: env.HOST || 'localhost',
    port,
    sandboxPort,
    sandboxUrl: sandboxUrl(env.SANDBOX_URL || `http://localhost:${sandboxPort}`),
    sandboxSecret: env.SANDBOX_SECRET || keepSecret(dataDir, 'sandbox-secret'),
    dataDir,
    databaseUrl: databaseUrl('DATABASE_URL', env.DATABASE_URL),
    databaseReadUrl: databaseUrl('DATABASE_READ_URL', env.DATABASE_READ_URL),
    databaseConnections: wholeNumber('DATABASE_CONNECTIONS', env.DATABASE_CONNECTIONS || '10', {
      from: 1,
      to: 500,
    }),
    mostWaiting: wholeNumber('MOST_WAITING', env.MOST_WAITING || '1000', { from: 1, to: 100_000 }),
    ssoSecret: signingKey(env.SSO_SECRET) ?? keepSecret(dataDir, 'sso-secret'),
    passwordPepper: env.PASSWORD_PEPPER || keepSecret(dataDir, 'password-pepper'),
    clipSecret: env.CLIP_SECRET || keepSecret(dataDir, 'clip-secret'),
    origins: exactOrigins('ORIGINS', env.ORIGINS),
    frameOrigins: exactOrigins('FRAME_ORIGINS', env.FRAME_ORIGINS),
    mediaOrigins: exactOrigins('MEDIA_ORIGINS', env.MEDIA_ORIGINS),
    offline: onOrOff('OFFLINE', env.OFFLINE || 'on'),
    trustProxy: env.TRUST_PROXY === '1',
    beacon: beaconKind(env.BEACON || 'local'),
    beaconRelays: commaSeparated(env.BEACON_RELAYS ?? publicRelays).map(relayAddress),
    logLevel: env.LOG_LEVEL || 'info',
    mediaDir: env.MEDIA_DIR || demoMediaDir,
    clipsDir: env.CLIPS_DIR || demoClipsDir,
    stopDrainMs:
      1000 * wholeNumber('STOP_DRAIN_SECONDS', env.STOP_DRAIN_SECONDS || '0', { from: 0, to: 300 }),
    stopWithinMs:
      1000 * wholeNumber('STOP_WITHIN_SECONDS', env.STOP_WITHIN_SECONDS || '25', { from: 1, to: 600 }),
  };
}

const publicRelays =
  'https://api.drand.sh,https://api2.drand.sh,https://api3.drand.sh,https://drand.cloudflare.com';

const commaSeparated = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

function onOrOff(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off, not "${text}".`);
  return text === 'on';
}

function beaconKind(text: string): Config['beacon'] {
  if (text !== 'local' && text !== 'quicknet')
    throw new Error(`BEACON must be local or quicknet, not "${text}".`);
  return text;
}

function relayAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const loopback = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || loopback) || url.username || url.search || url.hash)
    throw new Error(`BEACON_RELAYS must hold addresses such as https://api.drand.sh, not "${text}".`);
  return text.replace(/\/+$/, '');
}

function wholeNumber(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw new Error(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
  }
  return value;
}

function databaseUrl(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new Error(`${name} must begin with postgres:// or postgresql://.`);
  return text;
}

/** HS256 wants a key of 256 bits; a shorter one could be guessed from a single ticket. */
function signingKey(text: string | undefined): string | null {
  if (!text) return null;
  if (Buffer.byteLength(text) < 32) throw new Error('SSO_SECRET must have at least 32 characters.');
  return text;
}

/** https, or http on localhost: the app shows no other payment page (D51). */
function sandboxUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const secure = url?.protocol === 'https:' || url?.hostname === 'localhost';
  if (!url || url.origin !== text || !secure)
    throw new Error(`SANDBOX_URL must be an origin such as https://pay.example.com, not "${text}".`);
  return text;
}

function exactOrigins(name: string, text = ''): string[] {
  const origins = commaSeparated(text);
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined)
    throw new Error(`${name} must hold exact origins such as https://m.example.com, not "${wrong}".`);
  return origins;
}

/** Written with `wx`: of two first starters one secret wins. */
function keepSecret(dataDir: string, name: string): string {
  const file = join(dataDir, 'secrets', name);
  try {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new Error(`The data directory ${dataDir} can't be written to: ${(error as Error).message}`);
    }
  }
  return readFileSync(file, 'utf8');
}
