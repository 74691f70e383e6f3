import { readVariables } from '@members/server/readVariables';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A user of the system. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The user as which the gate's browser runs; null if this process may not start one as another user. */
export async function gateUser(): Promise<SystemUser | null> {
  const { GATE_USER: user } = readVariables(process.env, ['GATE_USER']);
  if (!process.getuid || process.getuid() === user.uid) return null;
  try {
    const probe = spawn('/bin/sh', ['-c', 'exit 0'], { ...user, cwd: '/', env: {}, stdio: 'ignore' });
    const [code] = (await once(probe, 'exit')) as [number | null];
    return code === 0 ? user : null;
  } catch {
    return null;
  }
}

/** One sentence for who starts the registry, if the gate's browser runs as the same user; else null. */
export const gateUserWarning = async (): Promise<string | null> =>
  (await gateUser())
    ? null
    : 'The gate’s browser runs as the user of this process, who can read the registry’s key: start it as root, or with the right to change users, to have it run as GATE_USER.';
