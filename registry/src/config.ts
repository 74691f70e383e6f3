import { officeOf, readVariables, type Environment } from '@members/server/readVariables';
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
  /** Where the operators' pages and their API listen, and the origin by which operators reach them. */
  officePort: number;
  officeOrigin: string;
  /** The proxies in front that are believed, as Fastify's `trustProxy` takes them; `false` for none. */
  trustProxy: ((address: string, hop: number) => boolean) | false;
  logLevel: string;
}

/**
 * Settings from the environment, as the server's `variables.ts` declares them, but for the port. Throws an Error with a
 * line for each wrong variable.
 */
export function loadRegistryConfig(env: Environment): RegistryConfig {
  const given = readVariables(
    env,
    [
      'PORT',
      'HOST',
      'DATA_DIR',
      'OFFICE_PORT',
      'OFFICE_ORIGIN',
      'SHELL_URL',
      'GATE_MEMBER',
      'GATE_PASSWORD',
      'TRUST_PROXY',
      'LOG_LEVEL',
    ],
    { PORT: '8090' },
  );
  const { GATE_MEMBER: name, GATE_PASSWORD: password } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: given.DATA_DIR,
    shellUrl: given.SHELL_URL,
    member: name && password ? { name, password } : undefined,
    ...officeOf(given),
    trustProxy: given.TRUST_PROXY ?? false,
    logLevel: given.LOG_LEVEL,
  };
}
