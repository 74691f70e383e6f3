import { resolve } from 'node:path';
import type { GateMember } from './gate/gate';

/** Settings of a registry that runs as a process of its own. */
export interface RegistryConfig {
  port: number;
  host: string;
  /** Absolute path; the registry is in its folder `registry`. */
  dataDir: string;
  /** Origin of the shell that the gate checks in; null for none. */
  shellUrl: string | null;
  /** The account with which the gate opens routes that need a session. */
  member: GateMember | undefined;
  /** Behind a proxy that sets `x-forwarded-for`. */
  trustProxy: boolean;
  logLevel: string;
}

/**
 * Settings from the environment: PORT (8090), HOST (localhost), DATA_DIR (.data), SHELL_URL, GATE_MEMBER,
 * GATE_PASSWORD, TRUST_PROXY (1), LOG_LEVEL (info). Throws an Error of one sentence.
 */
export function loadRegistryConfig(env: Readonly<Record<string, string | undefined>>): RegistryConfig {
  const { GATE_MEMBER: name, GATE_PASSWORD: password } = env;
  return {
    port: portOf(env.PORT || '8090'),
    host: env.HOST || 'localhost',
    dataDir: resolve(env.DATA_DIR || '.data'),
    shellUrl: env.SHELL_URL ? originOf(env.SHELL_URL) : null,
    member: name && password ? { name, password } : undefined,
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL || 'info',
  };
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return Number(text);
}

function originOf(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new Error(`SHELL_URL must be an origin such as https://m.example.com, not "${text}".`);
  return text;
}
