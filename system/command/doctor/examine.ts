import { pathOf, type RefusalAnswer } from '@members/office-contract';
import { chromiumPath } from '@members/registry';
import {
  createMailTransport,
  databaseAddresses,
  examineDatabase,
  lastDone,
  runningPostgres,
  type Config,
} from '@members/server';
import { quicknet } from '@members/verifier';
import { lookup } from 'node:dns/promises';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type PeerCertificate } from 'node:tls';
import { right, wrong, type Finding } from './findings';
import * as judge from './judge';

const patienceMs = 10_000;
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

/** Whether the names of all origins lead somewhere, and what certificates stand there. */
export async function examineNames(config: Config, now: Date): Promise<Finding[]> {
  const { appOrigin, apiOrigin, officeOrigin, assetOrigin } = config;
  const origins = [...new Set([appOrigin, apiOrigin, officeOrigin, ...(assetOrigin ? [assetOrigin] : [])])];
  const found = await Promise.all(
    origins.map(async (origin): Promise<Finding[]> => {
      const { hostname, protocol, port } = new URL(origin);
      try {
        await lookup(hostname.replace(/^\[|\]$/g, ''));
      } catch {
        return [wrong(`name ${hostname}`, 'it leads nowhere: add it to the DNS.')];
      }
      if (protocol !== 'https:') return [right(`name ${hostname}`, 'it leads to an address.')];
      try {
        return [judge.judgeCertificate(await certificateOf(hostname, Number(port) || 443), now)];
      } catch (error) {
        return [
          wrong(`certificate of ${hostname}`, `no TLS there (${reasonOf(error)}): start the proxy in front.`),
        ];
      }
    }),
  );
  return found.flat();
}

function certificateOf(host: string, port: number): Promise<judge.CertificateFacts> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: patienceMs });
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate() as PeerCertificate;
      const distrusted = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ host, distrusted, validTo: new Date(valid_to) });
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

/** What the page may call, and whether the API answers it. */
export async function examineOrigins(config: Config): Promise<Finding[]> {
  const { appOrigin, apiOrigin } = config;
  const signal = () => AbortSignal.timeout(patienceMs);
  const page = fetch(`${appOrigin}/`, { headers: { accept: 'text/html' }, signal: signal() }).then(
    ({ status, headers }) =>
      judge.judgePage(
        {
          status,
          policy: headers.get('content-security-policy'),
          strictTransport: headers.get('strict-transport-security'),
        },
        config,
      ),
    (error: unknown) => [wrong(`page at ${appOrigin}`, `no answer (${reasonOf(error)}): start the system.`)],
  );
  const api = fetch(`${apiOrigin}/api/system/base`, {
    headers: { origin: appOrigin },
    signal: signal(),
  }).then(
    ({ status, headers }) =>
      judge.judgeApi({ status, allowsOrigin: headers.get('access-control-allow-origin') }, config),
    (error: unknown) =>
      wrong(`member API at ${apiOrigin}`, `no answer (${reasonOf(error)}): start the server.`),
  );
  return [...(await page), await api];
}

/** Whether the calls of the servers and those of the registry are at the office's origin: they refuse who is nobody. */
export function examineOffice({ officeOrigin }: Config): Promise<Finding[]> {
  return Promise.all(
    (['session', 'registryOverview'] as const).map(async (id) => {
      const address = `${officeOrigin}${pathOf(id)}`;
      try {
        const { status, ...answer } = await fetch(address, { signal: AbortSignal.timeout(patienceMs) }).then(
          async (response) => ({
            status: response.status,
            ...((await response.json().catch(() => ({}))) as Partial<RefusalAnswer>),
          }),
        );
        return judge.judgeOffice({ address, status, key: answer.key });
      } catch (error) {
        return wrong(`office at ${address}`, `no answer (${reasonOf(error)}): start the system.`);
      }
    }),
  );
}

/** Secrets, and who can read the files with them. */
export function examineSecrets(config: Config, file: string): Finding[] {
  const { passwordPepper, cardKeys, ssoSecret, clipSecret, dataDir } = config;
  const secrets = {
    PASSWORD_PEPPER: passwordPepper,
    CARD_KEY: cardKeys.join(),
    SSO_SECRET: ssoSecret,
    CLIP_SECRET: clipSecret,
  };
  const directory = join(dataDir, 'secrets');
  const files = [
    ...(file && existsSync(file) ? [file] : []),
    ...(existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name)) : []),
  ];
  return [
    ...Object.entries(secrets).map(([name, { length }]) => judge.judgeSecret({ name, length })),
    ...files.map((each) => judge.judgeMode(each, statSync(each).mode)),
  ];
}

/** Migrations, and what the application's role may do. */
export async function examineTheDatabase(config: Config): Promise<Finding[]> {
  const url = (databaseAddresses(config) ?? runningPostgres(config.dataDir))?.url;
  if (!url) return [wrong('database', 'the embedded one does not run: start the system.')];
  try {
    return judge.judgeDatabase(await examineDatabase(url));
  } catch (error) {
    return [wrong('database', `no answer (${reasonOf(error)}): see DATABASE_URL.`)];
  }
}

/** Whether the clock is that of the beacon, by the first relay that answers. */
export async function examineClock({ beacon, beaconRelays }: Config): Promise<Finding[]> {
  if (beacon === 'local') return [right('beacon', 'the local test beacon of a demonstration.')];
  if (beaconRelays.length === 0) return [right('clock', 'not compared: there is no relay (BEACON_RELAYS).')];
  const latest = await Promise.any(
    beaconRelays.map(async (relay) => {
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await fetch(`${relay}/${quicknet.chainHash}/public/latest`, { signal });
      const { round } = (await answer.json()) as { round?: unknown };
      if (!Number.isSafeInteger(round)) throw new Error('no round');
      return Number(round);
    }),
  ).catch(() => null);
  return latest === null
    ? [wrong('beacon', 'no relay answers: open the way to one of BEACON_RELAYS, or draws are late.')]
    : [judge.judgeClock(latest, new Date())];
}

/** Whether the mail server lets the site in; it sends nothing. */
export async function examineMail({ mail }: Config): Promise<Finding[]> {
  if (!mail || 'folder' in mail) return [judge.judgeMail(mail, null)];
  const transport = createMailTransport(mail);
  try {
    await transport.verify();
    return [judge.judgeMail(mail, null)];
  } catch (error) {
    return [judge.judgeMail(mail, reasonOf(error))];
  } finally {
    transport.close();
  }
}

/** Payments, disk, browser, back-up and restore. */
export async function examineMachine(config: Config, now: Date): Promise<Finding[]> {
  const { dataDir } = config;
  const disk = await statfs(existsSync(dataDir) ? dataDir : '.');
  return [
    judge.judgePayments(config),
    judge.judgeDisk(dataDir, { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }),
    judge.judgeBrowser(chromiumPath()),
    judge.judgeChore('backup', lastDone(dataDir, 'backup'), now),
    judge.judgeChore('restore', lastDone(dataDir, 'restore'), now),
  ];
}
