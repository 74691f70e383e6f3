import { liveGate, openRegistry } from '@members/registry';
import {
  createOffice,
  createOfficeAccess,
  createSandbox,
  databaseAddresses,
  demoAccount,
  demoWaybill,
  inviteOwner,
  openServer,
  raiseAlert,
  operatorLogKey,
  seedDemo,
  startEmbeddedPostgres,
  supportUrl,
  updateDatabase,
  type Config,
  type Database,
  type ServerOptions,
  type DatabaseAddresses,
  type SandboxConfig,
  type Stoppable,
} from '@members/server';
import { createServer, type AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { announce } from './announce';
import { createPageSources } from './pageSources';
import { publishRemotes } from './publishRemotes';
import { serveWeb } from './serveWeb';

export interface SystemOptions extends Pick<ServerOptions, 'beacon' | 'providers'> {
  config: Config;
  /** The repository, with shell and remotes built. */
  root: string;
  /** The clock that all of it goes by, the machine's unless told. */
  now?: () => Date;
}

/**
 * Starts database, registry, member API, round clock, static files, operators' pages and sandbox payment provider, and
 * resolves once all of it is ready. Rejects with an Error of one sentence after stopping what it had started.
 */
export async function startSystem({
  config,
  root,
  now = () => new Date(),
  ...parts
}: SystemOptions): Promise<Stoppable> {
  const { demo, sandbox } = config;
  const stops = createStops();
  try {
    await assertPortFree(config);
    await assertPortFree({ port: config.officePort, host: config.host }, 'OFFICE_PORT');
    if (sandbox) await assertPortFree({ port: sandbox.port, host: config.host }, 'SANDBOX_PORT');
    const url = await openCurrentDatabase(config, stops.add);

    const registry = await openRegistry(join(config.dataDir, 'registry'), config);
    stops.add(() => registry.close());
    await publishRemotes(registry, root);

    const server = await openServer({
      config,
      databaseUrl: url,
      sampleWaybill: demo ? demoWaybill : undefined,
      now,
      ...parts,
      releaseHash: () => registry.document().remotes['mfe-lottery']?.active.releaseHash ?? null,
    });
    stops.add(() => server.stop());
    if (demo) await seedDemo(server.database, { ...config, now: now() });

    const shellUrl = () => `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
    const member = demo ? { name: demoAccount.username, password: demoAccount.password } : undefined;
    const office = await serveWeb(server.app, {
      registry,
      root,
      gate: liveGate({
        shellUrl,
        appOrigin: config.appOrigin,
        member,
        warn: (sentence) => server.app.log.warn(sentence),
      }),
      config,
      api: () => `${shellUrl()}/api`,
      access: createOfficeAccess({ ...config, database: server.database, now }),
      tell: (alert) => raiseAlert({ database: server.database, receivers: config.alerts, now }, alert),
      sources: createPageSources({
        frames: [...(sandbox ? [sandbox.url] : []), ...config.frameOrigins],
        media: config.mediaOrigins,
        supportUrl: () => supportUrl(server.database.reader),
      }),
    });
    stops.add(() => office.close());
    await office.register(
      createOffice({
        ...config,
        database: server.database,
        providers: server.providers,
        beacon: server.beacon,
        now,
      }).api,
    );
    await office.listen({ port: config.officePort, host: config.host });
    await server.listen();
    if (sandbox) {
      const provider = await startSandbox({ ...config, sandbox }, now);
      stops.add(() => provider.stop());
    }
    welcome(config, demo ? await demoInvitation(server.database, config, now()) : null);
    return { drain: server.drain, stop: stops.run };
  } catch (error) {
    await stops.run();
    throw error;
  }
}

/** The link by which whoever runs a demonstration comes into its office; null once they have. */
async function demoInvitation(database: Database, config: Config, now: Date): Promise<string | null> {
  const { passwordPepper, officeOrigin } = config;
  const act = { operator: 'demonstration', now, logKey: operatorLogKey(passwordPepper) };
  const name = demoAccount.username;
  const invitation = await inviteOwner({ database, passwordPepper, officeOrigin, name, act });
  return invitation && invitation.link;
}

function welcome({ appOrigin, officeOrigin, demo, mail }: Config, invitation: string | null): void {
  const { username, password, inviteCode } = demoAccount;
  announce('');
  announce(`Members runs at ${appOrigin}`);
  if (demo) {
    announce(`  Demo member   ${username} / ${password}`);
    announce(`  Invite code   ${inviteCode}`);
  }
  if (mail && 'folder' in mail) announce(`  Mails         ${relative('', mail.folder)}`);
  announce(`  Operators     ${officeOrigin}`);
  if (invitation) announce(`  Come in by    ${invitation} (once, as operator ${username})`);
  announce('Ctrl-C stops it.');
}

/**
 * The application's address of an up-to-date database: the one of DATABASE_URL, or the embedded one in the data
 * directory, which is started here; `onStop` gets the function that stops it.
 */
async function openCurrentDatabase(config: Config, onStop: (stop: () => Promise<void>) => void) {
  const addresses = databaseAddresses(config) ?? (await embedded(config.dataDir, onStop));
  const { migrations } = await updateDatabase(addresses, config.cardKeys);
  if (migrations > 0) announce(`Brought the database up to date (${migrations} migrations)`);
  return addresses.url;
}

async function embedded(
  dataDir: string,
  onStop: (stop: () => Promise<void>) => void,
): Promise<DatabaseAddresses> {
  announce('Starting the embedded PostgreSQL …');
  const postgres = await startEmbeddedPostgres({ dataDir, log: announce });
  onStop(() => postgres.stop());
  return postgres;
}

/**
 * Starts the sandbox payment provider on its own port and so its own origin. It keeps its payments in the data
 * directory and knows the server by its address only.
 */
async function startSandbox(
  config: Config & { sandbox: SandboxConfig },
  now: () => Date,
): Promise<{ stop(): Promise<void> }> {
  const { port, host, sandbox: settings, dataDir, appOrigin, logLevel } = config;
  const server = host === '0.0.0.0' ? 'localhost' : host;
  const sandbox = await createSandbox({
    secret: settings.secret,
    url: settings.url,
    noticeUrl: `http://${server}:${port}/payments/sandbox/notice`,
    frameAncestors: [...new Set([appOrigin, `http://localhost:${port}`, `http://127.0.0.1:${port}`])],
    file: join(dataDir, 'sandbox', 'payments.jsonl'),
    logLevel,
    now,
  });
  await sandbox.listen({ port: settings.port, host });
  return { stop: () => sandbox.close() };
}

/** Rejects with an Error of one sentence if the port can't be used, before anything slow is started. */
async function assertPortFree(
  { port, host }: { port: number; host: string },
  setting = 'PORT',
): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what uses it, or choose another with ${setting}.`
            : `Port ${port} can't be used: ${error.message}.`,
        ),
      ),
    );
    probe.listen({ port, host }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

type Stop = () => Promise<unknown>;

/** Collects functions that stop what was started; `run` calls them in the opposite order, each once. */
function createStops() {
  const stops: Stop[] = [];
  return {
    add: (stop: Stop): void => void stops.push(stop),
    /** Stops everything even if a part fails; then throws the first failure. */
    run: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        await stop().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
