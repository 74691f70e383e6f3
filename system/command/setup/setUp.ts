import {
  databaseAddresses,
  inviteOwner,
  loadConfig,
  openDatabase,
  operatorLogKey,
  refuseDemonstration,
  runningPostgres,
  secretFiles,
  setUpSite,
  startEmbeddedPostgres,
  updateDatabase,
  type Config,
  type Database,
  type SiteSetup,
} from '@members/server';
import { readVariables } from '@members/server/readVariables';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironmentFile, writeEnvironmentFile, type Variables } from './environmentFile';

/** What an installation is to be. What is left out stays as it is, or gets its default. */
export interface Installation extends Partial<SiteSetup> {
  /** Variables of `variables.ts`, as the environment file holds them; an empty one takes a variable back. */
  variables: Variables;
  /** Name of the first operator. */
  operator: string;
}

export interface SetUpOptions {
  /** The environment file, which is made or changed. */
  file: string;
  /** What the shell gives comes before the file, as for every program. */
  env: NodeJS.ProcessEnv;
  say: (sentence: string) => void;
  now?: () => Date;
}

type SecretName = keyof typeof secretFiles;

/**
 * Makes an installation, or changes what is asked of one: environment file, schema, site and first operator. Safe to
 * repeat; it loses nothing. The environment file is written once the database has everything. Resolves to the link by
 * which the first operator comes into the office; `null` once they have used one. Throws an Error whose lines say what is
 * wrong before it changes anything.
 */
export async function setUp(installation: Installation, options: SetUpOptions): Promise<string | null> {
  const { file, env, say, now = () => new Date() } = options;
  const given = { ...readEnvironmentFile(file), ...installation.variables };
  const dataDir = readVariables({ ...given, ...env }, ['DATA_DIR']).DATA_DIR;
  const variables = withSecrets({ DEMO: '0', ...given }, (name) => keptSecret(dataDir, name));
  const config = loadConfig({ ...variables, ...env });
  if (config.demo)
    throw new Error('DEMO=1 is a demonstration, which npm start sets up by itself: give DEMO=0.');

  const act = {
    ...{ operator: installation.operator, reason: 'npm run setup', now: now() },
    logKey: operatorLogKey(config.passwordPepper),
  };
  const link = await withDatabaseOf(config, async (database) => {
    const inviteCode = `JOIN-${randomBytes(4).toString('hex').toUpperCase()}`;
    for (const sentence of await setUpSite(database, { inviteCode, ...installation }, act)) say(sentence);
    const { passwordPepper, officeOrigin } = config;
    const name = installation.operator;
    return (await inviteOwner({ database, passwordPepper, officeOrigin, name, act }))?.link ?? null;
  });
  writeEnvironmentFile(file, variables);
  say(`The settings are in ${file}.`);
  return link;
}

const randomSecret = (): string => randomBytes(32).toString('base64url');

/** The secret that a start has made in DATA_DIR, since what it sealed or signed needs the same one; or a new one. */
function keptSecret(dataDir: string, name: SecretName): string {
  const file = join(dataDir, 'secrets', secretFiles[name]);
  return existsSync(file) ? readFileSync(file, 'utf8') : randomSecret();
}

function withSecrets(
  variables: Readonly<Record<string, string | undefined>>,
  make: (name: SecretName) => string,
): Record<string, string> {
  const names = Object.keys(secretFiles) as SecretName[];
  const made = names.filter((name) => !variables[name]).map((name) => [name, make(name)] as const);
  return { ...(variables as Record<string, string>), ...Object.fromEntries(made) };
}

/** Migrates the database and hands it on, as its owner. The embedded one is started for that unless it runs. */
async function withDatabaseOf<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const given = databaseAddresses(config) ?? runningPostgres(config.dataDir);
  const embedded = given ? null : await startEmbeddedPostgres(config);
  const addresses = given ?? embedded!;
  try {
    await updateDatabase(addresses, config.cardKeys);
    const database = openDatabase(addresses.ownerUrl, { max: 2 });
    try {
      await refuseDemonstration(database.reader);
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}
