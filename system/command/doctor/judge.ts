import type { Config, DatabaseExamination } from '@members/server';
import { quicknet, roundAt } from '@members/verifier';
import { right, wrong, type Finding } from './findings';

/* What is right and what is wrong, of facts that `examine.ts` has gathered. */

const dayMs = 86_400_000;

/** A certificate as `tls.TLSSocket` shows it. */
export interface CertificateFacts {
  host: string;
  /** Why it is not trusted for this name; `null` where it is. */
  distrusted: string | null;
  validTo: Date;
}

export function judgeCertificate({ host, distrusted, validTo }: CertificateFacts, now: Date): Finding {
  const about = `certificate of ${host}`;
  if (distrusted) return wrong(about, `browsers refuse it (${distrusted}): get one for this name.`);
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs);
  return days < 14
    ? wrong(about, `it ends in ${days} days: renew it, and see that this happens by itself.`)
    : right(about, `valid for ${days} days.`);
}

/** The page as it came from APP_ORIGIN. */
export interface PageFacts {
  status: number;
  policy: string | null;
  strictTransport: string | null;
}

export function judgePage(
  { status, policy, strictTransport }: PageFacts,
  { appOrigin, apiOrigin }: Pick<Config, 'appOrigin' | 'apiOrigin'>,
): Finding[] {
  const about = `page at ${appOrigin}`;
  if (status !== 200)
    return [wrong(about, `it answers ${status}: start the system, or mend the proxy in front.`)];
  if (!policy) return [wrong(about, 'it comes without its policy: let the proxy pass all headers on.')];
  const connects = /(?:^|[;,]) *connect-src ([^;,]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const allowed = connects.includes(apiOrigin === appOrigin ? "'self'" : apiOrigin);
  const insecure = appOrigin.startsWith('https:') && !strictTransport;
  return [
    allowed
      ? right(about, `its policy lets it call ${apiOrigin}.`)
      : wrong(about, `its policy blocks ${apiOrigin}: give the page's process the same API_ORIGIN.`),
    ...(insecure
      ? [wrong(about, 'no strict-transport-security: let the proxy pass the scheme on (TRUST_PROXY).')]
      : []),
  ];
}

/** The answer of the member API to a call as a browser on the page makes it. */
export interface ApiFacts {
  status: number;
  allowsOrigin: string | null;
}

export function judgeApi(
  { status, allowsOrigin }: ApiFacts,
  { appOrigin, apiOrigin }: Pick<Config, 'appOrigin' | 'apiOrigin'>,
): Finding {
  const about = `member API at ${apiOrigin}`;
  if (status !== 200)
    return wrong(about, `it answers ${status}: start the server, or mend the proxy in front.`);
  return apiOrigin === appOrigin || allowsOrigin === appOrigin
    ? right(about, `it answers the page at ${appOrigin}.`)
    : wrong(about, `it does not allow ${appOrigin}: give the server the same APP_ORIGIN.`);
}

/** What a call of the office answers to nobody. */
export interface OfficeFacts {
  address: string;
  status: number;
  /** Why it is refused, where the office itself answers. */
  key: string | undefined;
}

export function judgeOffice({ address, status, key }: OfficeFacts): Finding {
  const about = `office at ${address}`;
  if (key === 'signedOut') return right(about, 'it asks who you are.');
  if (key === 'elsewhere')
    return wrong(about, 'it is known by another name there: give all processes the same OFFICE_ORIGIN.');
  return wrong(
    about,
    `it answers ${status}: let the proxy send /api of this name to the servers’ OFFICE_PORT, and everything else to that of the page.`,
  );
}

/** A secret, without its value. */
export interface SecretFacts {
  name: string;
  length: number;
}

export const judgeSecret = ({ name, length }: SecretFacts): Finding =>
  length >= 32
    ? right(name, `${length} characters.`)
    : wrong(
        name,
        length === 0 ? 'missing: npm run setup makes it.' : `${length} characters: 32 at least, random.`,
      );

export const judgeMode = (file: string, mode: number): Finding =>
  (mode & 0o077) === 0
    ? right(file, 'its owner alone reads it.')
    : wrong(file, `others can read it (mode ${(mode & 0o777).toString(8)}): chmod 600 ${file}`);

export function judgeDatabase({ pending, rights }: DatabaseExamination): Finding[] {
  const migrations = pending.length
    ? wrong('migrations', `${pending.length} are pending (${pending[0]} is next): npm run migrate`)
    : right('migrations', 'all are done.');
  if (!rights) return [migrations];
  const { name, superuser, ownsTables, changesEntries } = rights;
  const about = `database role ${name}`;
  const why = superuser
    ? 'it is a superuser'
    : ownsTables > 0
      ? `it can alter ${ownsTables} tables`
      : changesEntries
        ? 'it can change what is booked'
        : null;
  return [
    migrations,
    why
      ? wrong(
          about,
          `${why}: give the owner as MIGRATE_DATABASE_URL, another role as DATABASE_URL, and npm run migrate.`,
        )
      : right(about, 'it can neither alter tables nor change what is booked.'),
  ];
}

/** The newest round of quicknet is published when its time comes, everywhere: a clock that is wrong expects another. */
export function judgeClock(latestRound: number, now: Date): Finding {
  const aheadS = ((Number(roundAt(quicknet, now)) - latestRound) * quicknet.periodMs) / 1000;
  return Math.abs(aheadS) <= 15
    ? right('clock', 'it agrees with the beacon.')
    : wrong(
        'clock',
        `it is ${Math.abs(aheadS)} s ${aheadS > 0 ? 'ahead of' : 'behind'} the beacon: let it be set over the network (NTP).`,
      );
}

export function judgeDisk(directory: string, { free, size }: { free: number; size: number }): Finding {
  const [gigabytes, percent] = [free / 1e9, (free / size) * 100];
  const says = `${gigabytes.toFixed(1)} GB free, ${percent.toFixed(0)} %`;
  return gigabytes < 1 || percent < 5
    ? wrong(`disk of ${directory}`, `${says}: make room.`)
    : right(`disk of ${directory}`, `${says}.`);
}

export const judgeBrowser = (path: string | null): Finding =>
  path
    ? right('browser for the gate', `${path}.`)
    : wrong('browser for the gate', 'none: install Chromium, or name it in CHROMIUM_PATH.');

export function judgePayments({
  paymentProviderModule,
  sandbox,
}: Pick<Config, 'paymentProviderModule' | 'sandbox'>): Finding {
  const about = 'payments';
  if (paymentProviderModule) return right(about, `by ${paymentProviderModule}.`);
  return sandbox
    ? right(about, 'by the sandbox of a demonstration.')
    : wrong(about, 'no provider, so that nobody can recharge: name one in PAYMENT_PROVIDER_MODULE.');
}

/** How mail leaves, and why the server would not take any; `fault` is `null` where it would. */
export function judgeMail(mail: Config['mail'], fault: string | null): Finding {
  const about = 'mail';
  if (!mail)
    return wrong(
      about,
      'none, so that nobody can set a forgotten password anew: give SMTP_URL and MAIL_FROM.',
    );
  if ('folder' in mail) return right(about, `kept in ${mail.folder}, as it is a demonstration.`);
  return fault === null
    ? right(about, `the server takes it, from ${mail.from}.`)
    : wrong(about, `the server does not take it (${fault}): see SMTP_URL.`);
}

const chores = {
  backup: { about: 'back-up', days: 2, command: 'npm run backup -- <file>' },
  restore: {
    about: 'restore',
    days: 92,
    command: 'try one: npm run restore -- <file> into an empty database',
  },
} as const;

export function judgeChore(chore: keyof typeof chores, last: Date | null, now: Date): Finding {
  const { about, days, command } = chores[chore];
  if (!last) return wrong(about, `none is on record: ${command}`);
  const age = Math.floor((now.getTime() - last.getTime()) / dayMs);
  return age > days
    ? wrong(about, `the last is ${age} days old: ${command}`)
    : right(about, `the last is ${age} days old.`);
}
