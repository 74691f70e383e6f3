import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBeacon, createSandboxProvider, operatorLogKey } from '../../server/src';
import { loadEnvironment } from '../../server/src/environment';
import { withDatabase } from '../../server/src/operator/withDatabase';
import { reconcile } from '../../server/src/reconciliation';
import { runOperator } from '../../server/testing/runOperator';
import { startNginx } from '../../server/testing/faults/balancer/shipped';
import { bundle } from './bundle';
import { browserArguments, origins, type Installation } from './installation';
import { makeCertificates } from './certificates';
import { addOfficeOperator } from './office';
import { ownPort } from './ports';
import { root } from './root';
import { startProgram } from './system';

const ports = {
  system: ownPort,
  clock: ownPort + 1,
  tls: ownPort + 2,
  plain: ownPort + 3,
  payments: ownPort + 5,
  office: ownPort + 6,
};

/** Whom the setup invites. */
const owner = 'harbour';

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
    PAYMENT_PROVIDER_MODULE: await bundle('e2e/support/sandboxProvider.ts'),
    PAYMENTS_URL: payments,
    PAYMENTS_SECRET: 'of the provider and this installation',
    CLOCK_PORT: String(ports.clock),
  };
  const dataDirectory = join(directory, 'data');
  setUp(dataDirectory, environment, inviteCode);
  const commands: NodeJS.ProcessEnv = { ...process.env, ...environment };
  loadEnvironment(commands);
  const site = { office: origins.office, env: commands, time: async () => Date.now() };
  const clock = `http://localhost:${ports.clock}`;
  const authority = makeCertificates(join(directory, 'tls'), Object.values(origins));
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
  const { code, ...operator } = await addOfficeOperator({ at: site });
  const operate: Installation['operate'] = (...parts) =>
    runOperator(parts, { ...commands, OPERATOR: operator.name });
  return {
    browserArguments: browserArguments({ '*.members.test': `127.0.0.1:${ports.tls}` }, authority),
    behind: { address: `http://localhost:${ports.system}`, clock },
    plain: `http://127.0.0.1:${ports.plain}`,
    inviteCode,
    rechargeChannel: 'Online payment',
    bank: { name: 'Bank account', code: 'BANK-1' },
    operator,
    code,
    operate,
    // By an operator of their own each: a second code of the same one comes after half a minute.
    async decide(withdrawal, decision) {
      const { name, code } = await addOfficeOperator({ roles: ['cashier'], at: site });
      const step = ['--ids', withdrawal, '--step', decision];
      return operate('move-withdrawals', ...step, '--operator', name, '--code', await code());
    },
    differencesInBooks: () => differencesInBooks(commands, clock),
    async stop() {
      await nginx.stop();
      await system.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** By the beacon and the provider that `smokeSystem.ts` plugs in, which a command of the installation doesn't know. */
async function differencesInBooks(environment: NodeJS.ProcessEnv, clock: string): Promise<string[]> {
  const { now } = (await (await fetch(clock)).json()) as { now: number };
  const { PAYMENTS_URL: url = '', PAYMENTS_SECRET: secret = '' } = environment;
  return withDatabase(environment, ({ reader }, { dataDir, passwordPepper }) =>
    reconcile({
      reader,
      beacon: createLocalBeacon({ dataDir }),
      providers: [createSandboxProvider({ url, secret, now: () => new Date(now) })],
      now: new Date(now),
      logKey: operatorLogKey(passwordPepper),
      days: 7,
    }),
  );
}

/** Runs the setup with flags alone. */
function setUp(dataDirectory: string, environment: Record<string, string>, inviteCode: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', 'system/command/setup/main.ts', '--yes', '--open'],
      ...['--app-origin', origins.app, '--port', String(ports.system)],
      ...['--database', 'embedded', '--data-dir', dataDirectory],
      ...['--name', 'Harbour Club', '--invite-code', inviteCode, '--operator', owner],
    ],
    { cwd: root, env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  if (status !== 0 || !stdout.includes(`${origins.office}/enrol#`))
    throw new Error(`The setup failed: ${stdout}${stderr}`);
}
