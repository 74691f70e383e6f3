/**
 * Every environment variable of server, system and registry, each declared once. `npm run settings` writes `.env.sample`
 * and the tables of settings in the READMEs from it.
 */
import { alertVariables } from './alertVariables';
import { mailVariables } from './mailVariables';
import { officeVariables } from './officeVariables';
import * as kind from './variableKinds';
import { optional, variable, type Variable } from './variableKinds';

const generated = 'generated';

export const variables = {
  ENV_FILE: variable(kind.text, '.env', {
    says: 'A file with variables, for those that are not given otherwise; empty for none',
    in: ['system', 'server', 'registry'],
  }),
  PORT: variable(kind.port, '8080', {
    says: 'Where it listens',
    in: ['system', 'server', 'registry'],
  }),
  HOST: variable(kind.text, 'localhost', {
    says: 'Address to listen on; `0.0.0.0` lets a phone in the same network in',
    in: ['system', 'server'],
  }),
  DEMO: optional(kind.oneOf('0', '1'), {
    says: '`1` makes it a demonstration: sample content and members, the sandbox provider and the local beacon; `0` none of them',
    else: '`1` where `HOST` is loopback, else `0`',
    in: ['system', 'server'],
  }),
  DATA_DIR: variable(kind.path, '.data', {
    says: 'Embedded database, secrets, releases',
    in: ['system', 'server', 'registry'],
  }),
  DATABASE_URL: optional(kind.databaseAddress, {
    says: 'Another PostgreSQL instead of the embedded one, by the application’s role',
    in: ['system', 'server'],
    secret: true,
  }),
  MIGRATE_DATABASE_URL: optional(kind.databaseAddress, {
    says: 'The same database by its owner’s role, which migrates, grants and restores',
    else: '`DATABASE_URL`',
    in: ['system', 'server'],
    secret: true,
  }),
  DATABASE_READ_URL: optional(kind.databaseAddress, {
    says: 'Where reads go instead, for poolers that keep no settings of a connection',
    else: '`DATABASE_URL`',
    in: ['server'],
    secret: true,
  }),
  DATABASE_COPY_URL: optional(kind.databaseAddress, {
    says: 'Copies of the database that may lag behind by seconds, for what is the same for everybody: showcase, notices, help, parcels, measured returns',
    else: '`DATABASE_READ_URL`',
    in: ['server'],
    secret: true,
  }),
  DATABASE_PREPARED: optional(kind.oneOf('on', 'off'), {
    says: 'Whether servers prepare statements by name; `off` for poolers in transaction mode that don’t know them, such as PgBouncer before 1.21',
    else: '`off` with `DATABASE_READ_URL`, else `on`',
    in: ['server'],
  }),
  DATABASE_CONNECTIONS: variable(kind.wholeNumber(1, 500), '10', {
    says: 'Connections of a process for transactions, and as many for reads; the round clock has eight more',
    unit: 'connections',
    in: ['server'],
  }),
  MOST_WAITING: variable(kind.wholeNumber(1, 100_000), '1000', {
    says: 'How many requests may wait in a process; more are refused at once',
    unit: 'requests',
    in: ['server'],
  }),
  APP_ORIGIN: optional(kind.origin, {
    says: 'Origin of the members’ page, where teams publish too',
    else: '`http://localhost:<PORT>`',
    in: ['system', 'server', 'registry'],
  }),
  API_ORIGIN: optional(kind.origin, {
    says: 'Origin of the member API',
    else: '`api.` and the registered domain of `APP_ORIGIN`; on localhost, IP addresses and names of one label `APP_ORIGIN`',
    in: ['system', 'server'],
  }),
  API_ADDRESS: optional(kind.origin, {
    says: 'Where `npm run web` itself reaches the member API, such as `http://server:8080`: it asks for what Home shows first, and writes that into its page',
    else: '`API_ORIGIN`',
    in: ['system'],
  }),
  ...officeVariables,
  ASSET_ORIGIN: optional(kind.origin, {
    says: 'Another origin, such as a CDN, that has `/remotes/` of `APP_ORIGIN`: the files of releases',
    else: '`APP_ORIGIN`',
    in: ['system'],
  }),
  SITE_NAME: variable(kind.text, 'Members', {
    says: 'The brand: title of the page, and name of the installed app',
    in: ['system'],
  }),
  SITE_COLOR: variable(kind.color, '#14213d', {
    says: 'Its colour, dark enough for white text: heads of screens, and the bar of the installed app',
    in: ['system'],
  }),
  FRAME_ORIGINS: variable(kind.origins, '', {
    says: 'Origins of payment and service pages that the app frames, besides the sandbox and the site’s service address',
    in: ['server'],
  }),
  MEDIA_ORIGINS: variable(kind.origins, '', {
    says: 'Origins of pictures and clips besides the own one',
    in: ['server'],
  }),
  PUSH_ORIGINS: variable(kind.origins, '', {
    says: 'Origins of push services beside those of Chromium, Firefox, Edge and Safari',
    in: ['server'],
  }),
  TRUST_PROXY: variable(kind.proxies, '0', {
    says: 'Proxies in front that are believed: how many, where nothing else reaches the port, or their networks (`10.0.0.0/8`, `loopback`, `uniquelocal`), comma-separated',
    in: ['server'],
  }),
  OFFLINE: variable(kind.onOrOff, 'on', {
    says: '`off` takes the service worker back from browsers that have it',
    in: ['system', 'server'],
  }),
  BEACON: optional(kind.oneOf('local', 'quicknet'), {
    says: '`quicknet` draws from the public beacon; `local` is a test beacon, for demonstrations only, and says so',
    else: '`local` in a demonstration, else `quicknet`',
    in: ['system', 'server'],
  }),
  BEACON_RELAYS: variable(
    kind.relays,
    'https://api.drand.sh,https://api2.drand.sh,https://api3.drand.sh,https://drand.cloudflare.com',
    {
      says: 'Relays of the public beacon, whose values are verified; empty for none, so that operators bring the values',
      else: 'drand’s',
      in: ['system', 'server'],
    },
  ),
  SANDBOX_PORT: optional(kind.port, {
    says: 'The sandbox payment provider of a demonstration',
    else: '`PORT` + 5',
    in: ['system', 'server'],
  }),
  SANDBOX_URL: optional(kind.paymentOrigin, {
    says: 'Where members reach the sandbox',
    else: '`http://localhost:<SANDBOX_PORT>`',
    in: ['system', 'server'],
  }),
  SANDBOX_SECRET: optional(kind.text, {
    says: 'Signs what server and sandbox tell each other',
    else: generated,
    in: ['server'],
    secret: true,
  }),
  PAYMENT_PROVIDER_MODULE: optional(kind.text, { says: 'Module of a payment provider', in: ['server'] }),
  ...mailVariables,
  SSO_SECRET: optional(kind.signingKey, {
    says: 'Key of single sign-on tickets, shared with the partners whose tickets call 19 takes; 32 characters at least',
    else: generated,
    in: ['server'],
    secret: true,
  }),
  PASSWORD_PEPPER: optional(kind.text, {
    says: 'Part of every password’s hash: passwords can be checked with the same one only',
    else: generated,
    in: ['server'],
    secret: true,
  }),
  CARD_KEY: optional(kind.keys, {
    says: 'Encrypts card numbers in the database; 32 characters at least. Of several, comma-separated, the first encrypts and all decrypt',
    else: generated,
    in: ['server'],
    secret: true,
  }),
  CLIP_SECRET: optional(kind.text, {
    says: 'Signs the addresses of clips; processes behind one address have the same',
    else: generated,
    in: ['server'],
    secret: true,
  }),
  LOG_LEVEL: variable(kind.logLevel, 'info', {
    says: 'What is logged, in the levels of pino',
    else: '`info`; `npm start`: `warn`',
    in: ['server'],
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(kind.address, {
    says: 'An OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`: it gets the traces of the app’s presses',
    in: ['system', 'server'],
  }),
  TRACE_PERCENT: variable(kind.wholeNumber(0, 100), '1', {
    says: 'How many pages of a hundred are traced, where there is a collector',
    in: ['system'],
  }),
  MEDIA_DIR: optional(kind.text, {
    says: 'Directory behind `/media` and `/head`',
    else: 'the sample’s',
    in: ['server'],
  }),
  CLIPS_DIR: optional(kind.text, {
    says: 'Directory of the clips of videos',
    else: 'the sample’s',
    in: ['server'],
  }),
  STOP_DRAIN_SECONDS: variable(kind.wholeNumber(0, 300), '0', {
    says: 'How long everything is served after a signal to stop',
    unit: 's',
    in: ['server'],
  }),
  STOP_WITHIN_SECONDS: variable(kind.wholeNumber(1, 600), '25', {
    says: 'The longest time from a signal to stop until the process ends',
    unit: 's',
    in: ['server'],
  }),
  OPERATOR: optional(kind.text, { says: 'Who runs a command of `npm run operator`', in: ['server'] }),
  GATE_MEMBER: optional(kind.text, {
    says: 'The account with which the gate of `npm run web` opens routes that need a session',
    in: ['system', 'registry'],
  }),
  GATE_PASSWORD: optional(kind.text, { says: 'Its password', in: ['system', 'registry'], secret: true }),
  GATE_USER: variable(kind.systemUser, '65533', {
    says: 'User of the system as which the gate’s browser runs, by number; where the process may not start it as another one, it says so',
    in: ['registry'],
  }),
  ...alertVariables,
  REGISTRY_SESSIONS: optional(kind.text, {
    says: 'The file with the sessions of `npm run registry`',
    else: '`~/.config/members-registry/sessions.json`',
    in: ['registry'],
  }),
  CHROMIUM_PATH: optional(kind.text, {
    says: 'The browser of tests and gate',
    else: 'a headless shell (the system’s, Playwright’s own, Debian’s package), any other',
    in: ['system', 'registry'],
  }),
  TEST_DATABASE_URL: optional(kind.databaseAddress, {
    says: 'Another PostgreSQL for the server’s tests, whose user is a superuser',
    in: ['system'],
    secret: true,
  }),
  TEST_LANE_PARTITIONS: optional(kind.wholeNumber(2, 64), {
    says: 'Has the server’s tests run on lanes in so many hash partitions',
    in: ['system'],
  }),
  TEST_LANE_SHARDS: optional(kind.wholeNumber(2, 64), {
    says: 'Has the server’s tests run on lanes in so many shards, where `TEST_DATABASE_URL` is that of a Citus coordinator',
    in: ['system'],
  }),
  TEST_LOG_LEVEL: variable(kind.logLevel, 'silent', { says: 'What servers of tests log', in: ['server'] }),
} as const satisfies Record<string, Variable<unknown>>;

export type VariableName = keyof typeof variables;
