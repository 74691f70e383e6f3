import { apiOriginOf } from '@members/contract';
import { join } from 'node:path';
import { getDomain } from 'tldts';
import type { AlertReceivers } from './alerts';
import { alertNames } from './alertVariables';
import type { DatabaseAddresses } from './database';
import { demoClipsDir, demoMediaDir } from './media';
import type { TrustedProxies } from './http';
import { keepSecret } from './keepSecret';
import type { MailSettings } from './mail';
import { portAfter } from './variableKinds';
import { type VariableName } from './variables';
import type { CompanySettings } from './operators';
import { officeOf, readVariables, type Environment } from './readVariables';

export interface Config {
  port: number;
  /** Address to listen on; `0.0.0.0` lets other machines in. */
  host: string;
  /**
   * Whether it is a demonstration. Sample content and members, the invite code WELCOME, the sandbox payment provider
   * and the local beacon exist in no other.
   */
  demo: boolean;
  /** Whether the page says so: others see it than who has it on a machine of their own. */
  saysDemo: boolean;
  /** Absolute. Holds the embedded database and generated secrets. */
  dataDir: string;
  /** `null`: use the embedded database. */
  databaseUrl: string | null;
  /** The same database by its owner; `null`: `databaseUrl` is the owner's and the application's. */
  migrateDatabaseUrl: string | null;
  /** Where reads go instead, for poolers that keep no settings of a connection; `null`: to `databaseUrl`. */
  databaseReadUrl: string | null;
  /** Copies that may lag behind, for what is the same for everybody; `null`: to where reads go. */
  databaseCopyUrl: string | null;
  /** Connections of this process for transactions, and as many for reads. */
  databaseConnections: number;
  /** Whether statements are prepared by name. */
  databasePrepared: boolean;
  /** Requests that may wait in this process; more are refused at once. */
  mostWaiting: number;
  /** Key of single sign-on tickets (call 19). */
  ssoSecret: string;
  passwordPepper: string;
  /** Encrypt card numbers: the first encrypts, all decrypt. */
  cardKeys: string[];
  /** The sandbox payment provider of a demonstration; `null` where it is none. */
  sandbox: SandboxConfig | null;
  /** The module of a payment provider: a path or a package; `null` for none. */
  paymentProviderModule: string | null;
  /** How mail leaves; `null` where none is sent. */
  mail: MailSettings | null;
  /** Where alerts go. */
  alerts: AlertReceivers;
  /** What this server's code is called; null for the commit that is checked out. */
  serverRelease: string | null;
  /** Signs the addresses of clips. */
  clipSecret: string;
  /** Origin of the members' page. */
  appOrigin: string;
  /** Origin of the member API; the same as `appOrigin` where the page calls its own. */
  apiOrigin: string;
  /** Where a server of the page reaches the member API, where that is not its origin. */
  apiAddress: string | null;
  /** Where the operators' pages and their API listen. */
  officePort: number;
  /** Origin of the operators' pages and their API. */
  officeOrigin: string;
  /** The company's own sign-in for operators; `null` where there is none. */
  officeCompany: CompanySettings | null;
  /** Origin of the files of releases where it is not `appOrigin`. */
  assetOrigin: string | null;
  /** The brand: its name, and a colour that white text can be read on. */
  siteName: string;
  siteColor: string;
  /** Origins that the page may frame, of payment and service pages, besides the sandbox and the site's service. */
  frameOrigins: string[];
  /** Origins of pictures and clips besides the own one. */
  mediaOrigins: string[];
  /** Origins of push services besides the known ones. */
  pushOrigins: string[];
  /** Whether browsers may keep the app for a start without a network; `false` takes their service worker back. */
  offline: boolean;
  /** The proxies in front that are believed, as Fastify's `trustProxy` takes them; `false` for none. */
  trustProxy: TrustedProxies | false;
  /** Where results come from: drand quicknet, or the local test beacon. */
  beacon: 'local' | 'quicknet';
  /** drand HTTP relays that bring the values of quicknet; what they bring is verified. */
  beaconRelays: string[];
  logLevel: string;
  /** Where a collector takes traces, below its own path as OTLP has it; `null` for nowhere. */
  tracesUrl: string | null;
  /** Share of the pages that are traced, 0 to 1. */
  traceShare: number;
  /** Directory behind `/media` and `/head`, and that of the clips. */
  mediaDir: string;
  clipsDir: string;
  /** Directory for this server's copies of the clips that operators have sent. */
  clipCopiesDir: string;
  /** How long everything is served after a signal, and the longest time until the process ends. */
  stopDrainMs: number;
  stopWithinMs: number;
}

export interface SandboxConfig {
  port: number;
  /** Where members reach it. */
  url: string;
  /** Signs what server and sandbox tell each other. */
  secret: string;
}

/** Files in the folder `secrets` of DATA_DIR, in which a start that is given no secret keeps one of its own. */
export const secretFiles = {
  PASSWORD_PEPPER: 'password-pepper',
  CARD_KEY: 'card-key',
  SSO_SECRET: 'sso-secret',
  CLIP_SECRET: 'clip-secret',
} as const;

/** What server and system read. */
export const serverVariables = [
  'PORT',
  'HOST',
  'DEMO',
  'DATA_DIR',
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_COPY_URL',
  'DATABASE_PREPARED',
  'DATABASE_CONNECTIONS',
  'MOST_WAITING',
  'APP_ORIGIN',
  'API_ORIGIN',
  'API_ADDRESS',
  'OFFICE_PORT',
  'OFFICE_ORIGIN',
  'OFFICE_OIDC_ISSUER',
  'OFFICE_OIDC_CLIENT_ID',
  'OFFICE_OIDC_CLIENT_SECRET',
  'OFFICE_OIDC_NAME',
  'ASSET_ORIGIN',
  'SITE_NAME',
  'SITE_COLOR',
  'FRAME_ORIGINS',
  'MEDIA_ORIGINS',
  'PUSH_ORIGINS',
  'TRUST_PROXY',
  'OFFLINE',
  'BEACON',
  'BEACON_RELAYS',
  'SANDBOX_PORT',
  'SANDBOX_URL',
  'SANDBOX_SECRET',
  'PAYMENT_PROVIDER_MODULE',
  'SMTP_URL',
  'MAIL_FROM',
  ...alertNames,
  'SSO_SECRET',
  'PASSWORD_PEPPER',
  'CARD_KEY',
  'CLIP_SECRET',
  'LOG_LEVEL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'TRACE_PERCENT',
  'MEDIA_DIR',
  'CLIPS_DIR',
  'STOP_DRAIN_SECONDS',
  'STOP_WITHIN_SECONDS',
] as const satisfies VariableName[];

/**
 * Settings of server and system from the environment, as `variables.ts` declares them. A secret that is not given is
 * generated on first start and kept 0600 in the data directory. Throws an Error with a line for each wrong variable.
 */
export function loadConfig(env: Environment): Config {
  const given = readVariables(env, serverVariables);
  const { PORT: port, DATA_DIR: dataDir } = given;
  const appOrigin = given.APP_ORIGIN ?? `http://localhost:${port}`;
  const demo = isDemo(given);
  if (!demo) refuseDemoSettings(given);
  return {
    port,
    host: given.HOST,
    demo,
    saysDemo: given.DEMO === '1',
    dataDir,
    databaseUrl: given.DATABASE_URL,
    migrateDatabaseUrl: given.MIGRATE_DATABASE_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    databaseCopyUrl: given.DATABASE_COPY_URL,
    databasePrepared: given.DATABASE_PREPARED ? given.DATABASE_PREPARED === 'on' : !given.DATABASE_READ_URL,
    databaseConnections: given.DATABASE_CONNECTIONS,
    mostWaiting: given.MOST_WAITING,
    ssoSecret: given.SSO_SECRET ?? keepSecret(dataDir, secretFiles.SSO_SECRET),
    passwordPepper: given.PASSWORD_PEPPER ?? keepSecret(dataDir, secretFiles.PASSWORD_PEPPER),
    cardKeys: given.CARD_KEY ?? [keepSecret(dataDir, secretFiles.CARD_KEY)],
    sandbox: demo ? sandboxOf(given, portAfter(port, 5)) : null,
    paymentProviderModule: given.PAYMENT_PROVIDER_MODULE,
    mail: mailOf(given, demo),
    alerts: alertsOf(given, demo),
    serverRelease: given.SERVER_RELEASE,
    clipSecret: given.CLIP_SECRET ?? keepSecret(dataDir, secretFiles.CLIP_SECRET),
    appOrigin,
    apiOrigin: given.API_ORIGIN ?? defaultApiOrigin(appOrigin),
    apiAddress: given.API_ADDRESS,
    ...officeOf(given),
    officeCompany: companyOf(given),
    assetOrigin: given.ASSET_ORIGIN,
    siteName: given.SITE_NAME,
    siteColor: given.SITE_COLOR,
    frameOrigins: given.FRAME_ORIGINS,
    mediaOrigins: given.MEDIA_ORIGINS,
    pushOrigins: given.PUSH_ORIGINS,
    offline: given.OFFLINE,
    trustProxy: given.TRUST_PROXY ?? false,
    beacon: given.BEACON ?? (demo ? 'local' : 'quicknet'),
    beaconRelays: given.BEACON_RELAYS,
    logLevel: given.LOG_LEVEL,
    tracesUrl: tracesUrlOf(given.OTEL_EXPORTER_OTLP_ENDPOINT),
    traceShare: given.OTEL_EXPORTER_OTLP_ENDPOINT === null ? 0 : given.TRACE_PERCENT / 100,
    mediaDir: given.MEDIA_DIR ?? demoMediaDir,
    clipsDir: given.CLIPS_DIR ?? demoClipsDir,
    clipCopiesDir: join(dataDir, 'clips'),
    stopDrainMs: given.STOP_DRAIN_SECONDS * 1000,
    stopWithinMs: given.STOP_WITHIN_SECONDS * 1000,
  };
}

const tracesUrlOf = (collector: string | null): string | null =>
  collector && `${collector.replace(/\/$/, '')}/v1/traces`;

function defaultApiOrigin(appOrigin: string): string {
  const page = new URL(appOrigin);
  return apiOriginOf(page, getDomain(page.hostname));
}

type Given = ReturnType<typeof readVariables<(typeof serverVariables)[number]>>;

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);

const isDemo = ({ DEMO, HOST }: Given): boolean => (DEMO === null ? isLoopback(HOST) : DEMO === '1');

/** Throws an Error with a sentence for each setting that belongs to a demonstration. */
function refuseDemoSettings(given: Given): void {
  const sandbox = (['SANDBOX_PORT', 'SANDBOX_URL', 'SANDBOX_SECRET'] as const).filter(
    (name) => given[name] !== null,
  );
  const refused = [
    ...(given.BEACON === 'local'
      ? ['BEACON=local draws from a test beacon: give BEACON=quicknet, or DEMO=1 for a demonstration.']
      : []),
    ...sandbox.map(
      (name) => `${name} is of the sandbox provider: leave it out, or give DEMO=1 for a demonstration.`,
    ),
  ];
  if (refused.length > 0) throw new Error(refused.join('\n'));
}

function sandboxOf({ DATA_DIR, ...given }: Given, usualPort: number): SandboxConfig {
  const port = given.SANDBOX_PORT ?? usualPort;
  return {
    port,
    url: given.SANDBOX_URL ?? `http://localhost:${port}`,
    secret: given.SANDBOX_SECRET ?? keepSecret(DATA_DIR, 'sandbox-secret'),
  };
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from, SITE_NAME, DATA_DIR }: Given, demo: boolean) {
  if (url !== null && from === null) throw new Error('SMTP_URL needs MAIL_FROM, the sender of mails.');
  if (url !== null && from !== null) return { url, from };
  return demo
    ? {
        folder: join(DATA_DIR, 'mail'),
        from: from ?? `"${SITE_NAME.replace(/["\\]/g, '')}" <members@localhost>`,
      }
    : null;
}

function companyOf(given: Given): CompanySettings | null {
  const {
    OFFICE_OIDC_ISSUER: issuer,
    OFFICE_OIDC_CLIENT_ID: clientId,
    OFFICE_OIDC_CLIENT_SECRET: clientSecret,
    OFFICE_OIDC_NAME: name,
  } = given;
  if (issuer !== null && clientId !== null && clientSecret !== null)
    return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname };
  if (issuer === null && clientId === null && clientSecret === null) return null;
  throw new Error(
    'The company’s sign-in takes OFFICE_OIDC_ISSUER, OFFICE_OIDC_CLIENT_ID and OFFICE_OIDC_CLIENT_SECRET together.',
  );
}

function alertsOf(given: Given, demo: boolean): AlertReceivers {
  const url = given.ALERT_WEBHOOK ?? given.RELEASE_WEBHOOK;
  const secret = given.ALERT_WEBHOOK_SECRET ?? given.RELEASE_WEBHOOK_SECRET;
  const mailAddresses = given.ALERT_MAIL;
  if (mailAddresses.length > 0 && !mailOf(given, demo))
    throw new Error('ALERT_MAIL needs SMTP_URL, by which mails leave.');
  return { webhook: url === null ? null : { url, secret }, mailAddresses };
}

/** The addresses of the database of DATABASE_URL; `null` without one. */
export function databaseAddresses(config: Config): DatabaseAddresses | null {
  const { databaseUrl: url, migrateDatabaseUrl, databaseReadUrl: readUrl } = config;
  return url === null ? null : { ownerUrl: migrateDatabaseUrl ?? url, url, readUrl };
}
