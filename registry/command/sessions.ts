import { readVariables } from '@members/server/readVariables';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The cookies of each registry, by its address. */
type Sessions = Record<string, string>;

/** Where sessions are kept between commands: REGISTRY_SESSIONS, or a file in the user's home. */
const sessionsFile = (env: NodeJS.ProcessEnv): string =>
  readVariables(env, ['REGISTRY_SESSIONS']).REGISTRY_SESSIONS ??
  join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'members-registry', 'sessions.json');

async function readSessions(env: NodeJS.ProcessEnv): Promise<Sessions> {
  return readFile(sessionsFile(env), 'utf8').then(
    (text) => JSON.parse(text) as Sessions,
    () => ({}),
  );
}

/** The cookies of a registry, those of the session among them; undefined if nobody has signed in. */
export const readSession = async (address: string, env: NodeJS.ProcessEnv): Promise<string | undefined> =>
  (await readSessions(env))[address];

/** Keeps the cookies of a registry in a file that only its owner can read; null removes it. */
export async function writeSession(
  address: string,
  cookie: string | null,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { [address]: _old, ...others } = await readSessions(env);
  const file = sessionsFile(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(cookie === null ? others : { ...others, [address]: cookie }), {
    mode: 0o600,
  });
}
