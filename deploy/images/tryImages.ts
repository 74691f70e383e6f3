import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/database/embedded';
import { administer } from '../../server/testing/administer';
import { hostAddress } from './container';
import { markdownTable } from '../../bench/src/markdownTable';
import { scratch, targets } from './buildImages';
import { tryInBrowser } from './tryInBrowser';
import { old, tryUpdate } from './tryUpdate';

/** Updates what `compose.yaml` says under orders, then goes through the app of it in a browser. Answers Markdown. */
export async function tryImages(options: {
  before: string;
  sizes: ReadonlyMap<string, string>;
}): Promise<string> {
  const { before, sizes } = options;
  const directory = mkdtempSync(join(scratch, 'site-'));
  chmodSync(directory, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: directory,
    settings: { listen_addresses: hostAddress },
  });
  const password = new URL(postgres.ownerUrl).password;
  const hba = join(directory, 'postgres/cluster/pg_hba.conf');
  appendFileSync(hba, `host all all ${hostAddress}/24 scram-sha-256\n`);
  await administer(postgres.ownerUrl, 'SELECT pg_reload_conf()');
  const secret = () => randomBytes(32).toString('hex');
  const variables = {
    POSTGRES_PASSWORD: password,
    DATABASE_PASSWORD: secret(),
    PASSWORD_PEPPER: secret(),
    CARD_KEY: secret(),
    SSO_SECRET: secret(),
    CLIP_SECRET: secret(),
  };
  const userlist = join(directory, 'userlist.txt');
  writeFileSync(userlist, `"members_app" "${variables.DATABASE_PASSWORD}"\n`);
  chmodSync(userlist, 0o644);
  try {
    const images = markdownTable([
      ['Image', 'Size', 'Built'],
      ...[...Object.values(targets), old].map((image) => [
        `\`${image}\``,
        sizes.get(image) ?? '',
        image === old ? `from ${before.slice(0, 7)}` : 'from this tree',
      ]),
    ]);
    const updated = await tryUpdate({ databaseUrl: postgres.ownerUrl, variables, userlist });
    process.stderr.write('Updated under orders\n');
    const from = Date.now();
    await tryInBrowser({ directory, variables, userlist });
    const seconds = Math.round((Date.now() - from) / 1000);
    const browsed = `\`e2e/specs/smoke.spec.ts\` against the containers, with TLS and three names: passed, ${seconds} s with their start.`;
    return [images, updated, browsed].join('\n\n');
  } finally {
    await postgres.stop();
  }
}
