import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Config {
  port: number;
  /** Address to listen on; `0.0.0.0` lets other machines in. */
  host: string;
  /** Absolute. Holds the embedded database and generated secrets. */
  dataDir: string;
  /** `null`: use the embedded database. */
  databaseUrl: string | null;
  /** Connections of this process for transactions, and as many for reads. */
  databaseConnections: number;
  /** Key of single sign-on tickets (call 19). */
  ssoSecret: string;
  passwordPepper: string;
  /** Exact origins that browsers may call from besides the own one. */
  origins: string[];
  /** Behind a proxy that sets `x-forwarded-for`. */
  trustProxy: boolean;
  logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from the environment: PORT (8080), HOST (localhost), DATA_DIR (.data), DATABASE_URL, DATABASE_CONNECTIONS (10), ORIGINS
 * (comma-separated), TRUST_PROXY (1), LOG_LEVEL (info), SSO_SECRET, PASSWORD_PEPPER. A secret that is not given is
 * generated on first start and kept 0600 in the data directory. Throws an Error of one clear sentence.
 */
export function loadConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR || '.data');
  return {
    host: env.HOST || 'localhost',
    port: wholeNumber('PORT', env.PORT || '8080', { from: 0, to: 65_535 }),
    dataDir,
    databaseUrl: databaseUrl(env.DATABASE_URL),
    databaseConnections: wholeNumber('DATABASE_CONNECTIONS', env.DATABASE_CONNECTIONS || '10', {
      from: 1,
      to: 500,
    }),
    ssoSecret: env.SSO_SECRET || keepSecret(dataDir, 'sso-secret'),
    passwordPepper: env.PASSWORD_PEPPER || keepSecret(dataDir, 'password-pepper'),
    origins: (env.ORIGINS ?? '')
      .split(',')
      .flatMap((origin) => (origin.trim() ? [exactOrigin(origin.trim())] : [])),
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL || 'info',
  };
}

function wholeNumber(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw new Error(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
  }
  return value;
}

function databaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new Error('DATABASE_URL must begin with postgres:// or postgresql://.');
  return text;
}

function exactOrigin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new Error(`ORIGINS must hold exact origins such as https://m.example.com, not "${text}".`);
  }
  return text;
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
