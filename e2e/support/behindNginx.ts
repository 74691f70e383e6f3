import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../server/testing/faults/balancer/shipped';
import { ownPort } from './ports';
import { root } from './root';
import { startProgram } from './system';

export const origins = {
  app: 'https://app.members.test',
  api: 'https://api.members.test',
  office: 'https://office.members.test',
} as const;

const ports = {
  system: ownPort,
  clock: ownPort + 1,
  tls: ownPort + 2,
  plain: ownPort + 3,
  payments: ownPort + 5,
  office: ownPort + 6,
};

export interface Installation {
  /** What a browser is started with, so that it finds the names and believes the authority. */
  browserArguments: string[];
  /** Behind nginx, for the test itself. */
  behind: { address: string; clock: string };
  /** Where nginx listens without TLS. */
  plain: string;
  inviteCode: string;
  operator: { name: string; password: string; codeSecret: string };
  /** The environment of `npm run operator`. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * A site from nothing by `npm run setup`, behind nginx by the files of `deploy/`, with TLS for three names by an
 * authority that exists for this run alone.
 */
export async function startInstallation(): Promise<Installation> {
  const directory = mkdtempSync(join(tmpdir(), 'members-smoke-'));
  // nginx runs as somebody else, and the database, where root starts it.
  chmodSync(directory, 0o755);
  const inviteCode = 'HARBOUR-2026';
  const payments = `http://localhost:${ports.payments}`;
  const environment = {
    ENV_FILE: join(directory, 'environment'),
    FRAME_ORIGINS: payments,
    PAYMENT_PROVIDER_MODULE: './e2e/support/sandboxProvider.ts',
    PAYMENTS_URL: payments,
    PAYMENTS_SECRET: 'of the provider and this installation',
    CLOCK_PORT: String(ports.clock),
  };
  const operator = setUp(join(directory, 'data'), environment, inviteCode);
  const authority = makeCertificates(join(directory, 'tls'));
  const system = await startProgram(
    'e2e/support/smokeSystem.ts',
    environment,
    `http://localhost:${ports.system}`,
  );
  const nginx = await startNginx({
    directory,
    port: ports.plain,
    servers: [ports.system, ports.system],
    web: ports.system,
    office: { at: ports.office, name: new URL(origins.office).hostname, port: 0 },
    tls: { port: ports.tls, directory: join(directory, 'tls') },
  });
  return {
    browserArguments: [
      `--host-resolver-rules=MAP *.members.test 127.0.0.1:${ports.tls}`,
      `--ignore-certificate-errors-spki-list=${authority}`,
    ],
    behind: { address: `http://localhost:${ports.system}`, clock: `http://localhost:${ports.clock}` },
    plain: `http://127.0.0.1:${ports.plain}`,
    inviteCode,
    operator,
    environment,
    async stop() {
      await nginx.stop();
      await system.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Runs the setup with flags alone; answers how its operator signs in, which it says once. */
function setUp(dataDirectory: string, environment: Record<string, string>, inviteCode: string) {
  const name = 'ana';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', 'system/command/setup/main.ts', '--yes'],
      ...['--app-origin', origins.app, '--port', String(ports.system)],
      ...['--database', 'embedded', '--data-dir', dataDirectory],
      ...['--name', 'Harbour Club', '--invite-code', inviteCode, '--operator', name],
    ],
    { cwd: root, env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  const [, password = ''] = /Password {2,}(\S+)/.exec(stdout) ?? [];
  const [, codeSecret = ''] = /otpauth:\S+[?&]secret=(\w+)/.exec(stdout) ?? [];
  if (status !== 0 || !password || !codeSecret) throw new Error(`The setup failed: ${stdout}${stderr}`);
  return { name, password, codeSecret };
}

/**
 * Makes an authority and a certificate of the three names. Answers the hash of the authority's key, by which Chromium
 * believes certificates that it has signed.
 */
function makeCertificates(directory: string): string {
  execFileSync('mkdir', ['-p', directory]);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...key, '-subj', '/CN=Authority of a test', '-keyout', 'ca.key', '-out', 'ca.crt');
  const names = Object.values(origins).map((origin) => `DNS:${new URL(origin).hostname}`);
  writeFileSync(join(directory, 'names'), `subjectAltName=${names.join(',')}\n`);
  openssl('req', ...key, '-subj', '/CN=members.test', '-keyout', 'tls.key', '-out', 'tls.csr');
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  const leaf = openssl('x509', '-req', '-in', 'tls.csr', ...signed);
  const root = openssl('x509', '-in', 'ca.crt');
  writeFileSync(join(directory, 'tls.crt'), Buffer.concat([leaf, root]));
  chmodSync(join(directory, 'tls.key'), 0o644);
  openssl('pkey', '-in', 'ca.key', '-pubout', '-outform', 'DER', '-out', 'ca.pub');
  return openssl('dgst', '-sha256', '-binary', 'ca.pub').toString('base64');
}
