import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Cookies by address of the registry. */
type Kept = Record<string, string>;

/** Where sessions are kept between commands: REGISTRY_SESSIONS, or a file of the user's own. */
const fileOf = (env: NodeJS.ProcessEnv): string =>
  env.REGISTRY_SESSIONS ||
  join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'members-registry', 'sessions.json');

async function read(env: NodeJS.ProcessEnv): Promise<Kept> {
  return readFile(fileOf(env), 'utf8').then(
    (text) => JSON.parse(text) as Kept,
    () => ({}),
  );
}

/** The session at a registry; undefined where nobody signed in. */
export const keptSession = async (address: string, env: NodeJS.ProcessEnv): Promise<string | undefined> =>
  (await read(env))[address];

/** Keeps the session at a registry, readable by its owner only; `null` forgets it. */
export async function keepSession(
  address: string,
  cookie: string | null,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { [address]: _old, ...others } = await read(env);
  const file = fileOf(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(cookie === null ? others : { ...others, [address]: cookie }), {
    mode: 0o600,
  });
}
