import type { FastifyInstance } from 'fastify';
import { createBroadcasts } from './broadcasts';
import type { Config } from './config';
import { createAlerts } from './alerts';
import { refuseForeignKey } from './cardNumbers';
import { createMemberApi } from './createMemberApi';
import { openDatabase, type Database } from './database';
import { refuseDemonstration } from './demo';
import { createCodeOf, createTokenOf, passwordLinkOf } from './codes';
import { createBeacon, type Beacon } from './draws';
import { compressAnswers, createHttpServer, logged } from './http';
import { runPortions, type Job } from './jobs';
import { takeCheckpoint } from './ledger';
import { createMailTransport, createOutbox, type Transport } from './mail';
import { prepareMonths } from './months';
import { createRoundClock, createRounds, createTellSettled, removeOldMarks } from './lottery';
import { mailText, removeOldMessages } from './messages';
import { serveOperations, whyUnready, withoutRepeats, type Stoppable } from './operations';
import { operatorLogKey } from './operatorLog';
import { openPush } from './openPush';
import { createProviders, type PaymentProvider } from './payments';
import { createReceivedPayments } from './recharge';
import { insertReconciliation, reconcile, reconcileDaily } from './reconciliation';
import { createHeartbeat, releaseName } from './servers';
import { ensureSite } from './site';
import { createStanding } from './standing';
import { removeOldConversations } from './support';
import { readFacts } from './today';

export interface ServerOptions {
  config: Config;
  databaseUrl: string;
  /** A waybill number that visitors may try; none is offered without it. */
  sampleWaybill?: string;
  /** The lottery's release that runs now, fixed with each round that opens. */
  releaseHash?: () => string | null;
  /** The clock that everything of the server goes by, the machine's unless told. */
  now?: () => Date;
  /** Where dice come from, who takes payments and how mail leaves, instead of those that the settings name. */
  beacon?: Beacon;
  providers?: PaymentProvider[];
  mailTransport?: Transport;
  alertTransport?: Transport;
}

export interface Server extends Stoppable {
  /** Takes further routes until `listen`. */
  app: FastifyInstance;
  database: Database;
  providers: readonly PaymentProvider[];
  beacon: Beacon;
  /**
   * Starts round clock, the look at received payments and daily reconciliation, then answers requests. Resolves to the
   * address. Rejects with an Error of one sentence for the database of a demonstration where this is none, and for card
   * numbers of another CARD_KEY.
   */
  listen(): Promise<string>;
}

/** Of the round clock and the streams alone, for reads and as many for writes: no load of calls makes a draw late. */
const clockConnections = 4;

/**
 * One server of any number on one database: member API, round clock, daily reconciliation, `/healthz`, `/readyz` and
 * `/metrics`. The database may be away or not migrated yet: `/readyz` says so until it is.
 */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config, databaseUrl, sampleWaybill, releaseHash, now = () => new Date() } = options;
  let stopping = false;
  const app = createHttpServer(config);
  await compressAnswers(app);
  const onError = withoutRepeats((error, what = 'background work') =>
    app.log.error({ fault: logged(error) }, what),
  );
  const { databasePrepared: prepared, tracesUrl } = config;
  const traces = tracesUrl === null ? null : (await import('./operations/traces')).startTraces(tracesUrl);
  const database = openDatabase(databaseUrl, {
    readUrl: config.databaseReadUrl,
    copyUrl: config.databaseCopyUrl,
    max: config.databaseConnections,
    prepared,
    onError,
    onStatement: traces?.statement,
  });
  const clockDatabase = openDatabase(databaseUrl, { max: clockConnections, prepared, onError });
  const { openStreams } = serveOperations(app, { database, stopping: () => stopping });
  traces?.follow(app);
  const beacon = options.beacon ?? createBeacon({ ...config, now, onError });
  const rounds = createRounds({ database: clockDatabase, beacon, releaseHash, now, onError });
  const clock = createRoundClock({ rounds, onError });
  const providers = options.providers ?? (await createProviders({ ...config, now }));
  let streams = 0;
  const heartbeat = createHeartbeat({
    ...{ database, dataDir: config.dataDir, release: releaseName(config.serverRelease), now, onError },
    streams: () => streams,
  });
  const alerts = createAlerts({
    ...config.alerts,
    ...{
      database,
      facts: readFacts,
      siteName: config.siteName,
      officeOrigin: config.officeOrigin,
      now,
      onError,
    },
    transport: options.alertTransport ?? (config.mail && createMailTransport(config.mail)),
  });
  const codeOf = createCodeOf(config.passwordPepper);
  const tokenOf = createTokenOf(config.passwordPepper);
  const outbox = createOutbox({
    database,
    transport: options.mailTransport ?? (config.mail && createMailTransport(config.mail)),
    siteName: config.siteName,
    textOf: mailText,
    codeOf,
    linkOf: (salt) => passwordLinkOf(config.appOrigin, tokenOf(salt)),
    now,
    onError,
  });
  await app.register(
    createMemberApi({
      ...config,
      sampleWaybill,
      database,
      clockDatabase,
      beacon,
      rounds,
      providers,
      outbox,
      codeOf,
      now,
      onError,
      onStreams: (open) => {
        openStreams.set(open);
        streams = open;
      },
    }),
  );
  const push = openPush({ config, database, now, onError });
  const tellSettled = createTellSettled({ database, now, onError });
  rounds.onChange(tellSettled.look);
  const logKey = operatorLogKey(config.passwordPepper);
  const received = createReceivedPayments({ database, providers, now, onError });
  let books: { stop(): Promise<void> } | undefined;
  let jobs: Job[] = [];
  return {
    app,
    database,
    providers,
    beacon,
    async listen() {
      const { reader } = database;
      if ((await whyUnready(reader)) === null) {
        if (!config.demo) await refuseDemonstration(reader);
        await refuseForeignKey(reader, config.cardKeys);
        await prepareMonths(database);
        await database.transaction((transaction) => ensureSite(transaction));
      }
      clock.start();
      received.start();
      outbox.start();
      push.start();
      heartbeat.start();
      alerts.start();
      jobs = [
        { what: 'tiers and credit', portion: createStanding({ database, now }).sweepNext },
        { what: 'messages to members', portion: createBroadcasts({ database, now }).tellNext },
      ].map((job) => runPortions({ ...job, everyMs: 5_000, onError }));
      books = reconcileDaily({
        reconcile: async () => {
          await prepareMonths(database);
          await takeCheckpoint(database);
          await removeOldMessages(database, now());
          await removeOldMarks(database, now());
          await removeOldConversations(database, now());
          const asked = { reader, providers, beacon, now: now(), logKey };
          const differences = await reconcile({ ...asked, days: 7, roundDays: 2 });
          await database.transaction((transaction) =>
            insertReconciliation(transaction, { doneAt: now(), differences }),
          );
          return differences;
        },
        onDifference: (difference) => app.log.error({ difference }, 'the books differ'),
        onError,
      });
      return app.listen({ port: config.port, host: config.host });
    },
    drain() {
      stopping = true;
    },
    async stop() {
      stopping = true;
      await Promise.all([app.close(), clock.stop(), received.stop(), outbox.stop(), books?.stop()]);
      await Promise.all([push.stop(), tellSettled.stop(), alerts.stop(), heartbeat.stop()]);
      await Promise.all(jobs.map((job) => job.stop()));
      await Promise.all([database.close(), clockDatabase.close(), traces?.stop()]);
    },
  };
}
