import { Command, example, InvalidArgumentError, wholeNumber, type Terminal } from '@members/command-line';
import { languages, type Language } from '@members/contract';
import { variables, type VariableName } from '@members/server/variables';
import { readVariables } from '@members/server/readVariables';
import { getDomain } from 'tldts';
import { readEnvironmentFile } from './environmentFile';
import { setUp, type Installation } from './setUp';

/** What can be given by flags, each of which answers a question. */
export interface Flags {
  appOrigin?: string | undefined;
  apiOrigin?: string | undefined;
  officeOrigin?: string | undefined;
  host?: string | undefined;
  port?: number | undefined;
  proxies?: number | undefined;
  dataDir?: string | undefined;
  /** `embedded`, or the address of a PostgreSQL. */
  database?: string | undefined;
  ownerDatabase?: string | undefined;
  name?: string | undefined;
  color?: string | undefined;
  languages?: Language[] | undefined;
  bank?: string[] | undefined;
  channel?: string[] | undefined;
  inviteCode?: string | undefined;
  open?: boolean | undefined;
  operator?: string | undefined;
  smtp?: string | undefined;
  mailFrom?: string | undefined;
}

/** Asks for what no flag gives. `known` are the variables that are set already. */
export type Ask = (flags: Flags, known: Readonly<Record<string, string>>) => Promise<Flags>;

/** `npm run setup`: a running site of one's own from nothing. `ask` is `null` where nobody can answer. */
export function setupProgram({ env, print }: Terminal, ask: Ask | null) {
  return new Command('npm run setup --')
    .description(
      'Makes an installation, or changes what is asked: settings, database, site and first operator.',
    )
    .option(
      '--app-origin <origin>',
      'where members open the app, e.g. https://m.example.com',
      valueOf('APP_ORIGIN'),
    )
    .option(
      '--api-origin <origin>',
      'the member API; else api. and the registered domain',
      valueOf('API_ORIGIN'),
    )
    .option(
      '--office-origin <origin>',
      'the operators’ pages; else office. and the registered domain',
      valueOf('OFFICE_ORIGIN'),
    )
    .option('--host <address>', 'address to listen on; else localhost, for a proxy on this machine')
    .option('--port <port>', 'where it listens', wholeNumber({ min: 1, max: 65_535 }))
    .option(
      '--proxies <number>',
      'reverse proxies in front; else 1 for https',
      wholeNumber({ min: 0, max: 1 }),
    )
    .option('--data-dir <folder>', 'embedded database and releases; else .data')
    .option('--database <address>', 'postgres://… of the application, or embedded', parseDatabase)
    .option(
      '--owner-database <address>',
      'postgres://… of the role that owns the schema',
      valueOf('MIGRATE_DATABASE_URL'),
    )
    .option('--name <name>', 'the brand')
    .option(
      '--color <color>',
      `its colour, dark enough for white text, e.g. ${variables.SITE_COLOR.initial}`,
      valueOf('SITE_COLOR'),
    )
    .option('--languages <codes>', `those that members choose from: ${languages.join(', ')}`, parseLanguages)
    .option('--bank <name>', 'a bank that members’ cards are of; may be repeated', append)
    .option('--channel <name>', 'a channel by which members recharge; may be repeated', append)
    .option('--invite-code <code>', 'with which people register; else one is made')
    .option('--open', 'opens it to members at once; else an operator does in the office')
    .option(
      '--smtp <address>',
      'the mail server, e.g. smtps://user:password@mail.example.com:465',
      valueOf('SMTP_URL'),
    )
    .option(
      '--mail-from <sender>',
      'the sender of mails; else no-reply@ and the domain',
      valueOf('MAIL_FROM'),
    )
    .option('--operator <name>', 'the first operator: small letters, digits, dots and hyphens', parseOperator)
    .option('--yes', 'asks nothing: what no flag gives stays as it is, or gets its default')
    .addHelpText(
      'after',
      '\nIt can be repeated: it changes what is asked, and loses nothing. The settings go to .env (ENV_FILE).',
    )
    .addHelpText(
      'after',
      example('--app-origin https://m.example.com --name "Harbour Club" --operator ana --yes'),
    )
    .action(async ({ yes, ...flags }) => {
      const file = readVariables(env, ['ENV_FILE']).ENV_FILE || '.env';
      const known = readEnvironmentFile(file);
      const answers = ask && !yes ? await ask(flags, known) : flags;
      const installation = installationOf(answers, known);
      const link = await setUp(installation, { file, env: withoutGiven(env, installation), say: print });
      if (link)
        print(
          `${installation.operator} comes into the office by this link, once and within 24 hours:\n  ${link}\n`,
        );
      const origin = installation.variables.APP_ORIGIN ?? known.APP_ORIGIN;
      print(`npm start runs it${origin ? `, for ${origin}` : ''}; npm run doctor says what is missing.`);
    });
}

/** What is asked for comes before what the shell has. */
const withoutGiven = (env: NodeJS.ProcessEnv, { variables }: Installation): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !(name in variables)));

/** The variables that answers stand for; what is not answered is left out. */
export function installationOf(flags: Flags, known: Readonly<Record<string, string>> = {}): Installation {
  const { appOrigin, database, proxies, operator, ...other } = flags;
  const isNew = known.APP_ORIGIN === undefined && appOrigin !== undefined;
  const behindProxy = isNew && appOrigin.startsWith('https:') ? 1 : undefined;
  const variables = {
    APP_ORIGIN: appOrigin,
    API_ORIGIN: other.apiOrigin,
    OFFICE_ORIGIN: other.officeOrigin ?? (isNew ? officeOriginOf(appOrigin) : undefined),
    HOST: other.host,
    PORT: other.port?.toString(),
    TRUST_PROXY: (proxies ?? behindProxy)?.toString(),
    DATA_DIR: other.dataDir,
    DATABASE_URL: database === 'embedded' ? '' : database,
    MIGRATE_DATABASE_URL: other.ownerDatabase,
    SITE_NAME: other.name,
    SITE_COLOR: other.color,
    SMTP_URL: other.smtp,
    MAIL_FROM: other.mailFrom ?? (other.smtp && !known.MAIL_FROM ? senderOf(flags, known) : undefined),
  };
  return {
    variables: Object.fromEntries(
      Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    name: other.name,
    languages: other.languages,
    banks: other.bank,
    channels: other.channel,
    ...(other.inviteCode === undefined ? {} : { inviteCode: other.inviteCode }),
    ...(other.open && { open: true }),
    operator: operator ?? 'admin',
  };
}

/** Beside the app's domain where it has one; on this machine a port of its own, which is the default. */
export function officeOriginOf(appOrigin: string): string | undefined {
  const { hostname, protocol } = new URL(appOrigin);
  const domain = getDomain(hostname);
  return domain ? `${protocol}//office.${domain}` : undefined;
}

/** A sender that answers go nowhere from, in the domain of the app and under the name of the brand. */
function senderOf({ name, appOrigin }: Flags, known: Readonly<Record<string, string>>): string | undefined {
  const domain = getDomain(new URL(appOrigin ?? known.APP_ORIGIN ?? 'http://localhost').hostname);
  const brand = (name ?? known.SITE_NAME ?? variables.SITE_NAME.initial ?? '').replace(/["\\<>]/g, '');
  return domain ? `"${brand}" <no-reply@${domain}>` : undefined;
}

/** What is wrong with a text as the value of a variable; `undefined` for nothing. */
export function problemWith(name: VariableName, text: string): string | undefined {
  const { schema, must } = variables[name];
  return schema.safeParse(text).success ? undefined : `It must ${must}.`;
}

const valueOf =
  (name: VariableName) =>
  (text: string): string => {
    const problem = problemWith(name, text);
    if (problem) throw new InvalidArgumentError(problem);
    return text;
  };

const parseDatabase = (text: string): string => (text === 'embedded' ? text : valueOf('DATABASE_URL')(text));

function parseLanguages(text: string): Language[] {
  const codes = [...new Set(text.split(','))];
  const unknown = codes.find((code) => !languages.includes(code as Language));
  if (unknown === undefined) return codes as Language[];
  throw new InvalidArgumentError(`There is no language "${unknown}". There are: ${languages.join(', ')}.`);
}

function parseOperator(name: string): string {
  if (/^[a-z][a-z0-9.-]{1,39}$/.test(name)) return name;
  throw new InvalidArgumentError('An operator is named by 2 to 40 small letters, digits, dots and hyphens.');
}

const append = (text: string, before: string[] = []): string[] => [...before, text];
