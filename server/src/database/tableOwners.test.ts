import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const src = resolve(__dirname, '..');

/** The slice that owns each table: that of the file in `tables/` which describes it. */
const owners = new Map(
  readdirSync(join(__dirname, 'tables'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name: file }) => {
      const described = /interface \w+Tables \{([\s\S]*?)^\}/m.exec(
        readFileSync(join(__dirname, 'tables', file), 'utf8'),
      );
      const tables = [...(described?.[1] ?? '').matchAll(/^ {2}(\w+): /gm)];
      return tables.map(([, table]) => [table!, file.replace('.ts', '')] as const);
    }),
);

/** Tables of other slices that a slice reads by itself, and why it doesn't ask their owner. */
const reads: Readonly<Record<string, readonly [tables: readonly string[], why: string]>> = {
  bankCards: [['members'], 'the holder of a card has to be the member’s real name, in one statement'],
  broadcasts: [['members', 'play_pauses'], 'whom a message is for is asked for all members in one statement'],
  cardNumbers: [['bank_cards'], 'whether a key of the present ones opens what is there'],
  content: [['waybill_steps', 'site'], 'the way of a parcel, and settings, are content with what is due'],
  control: [
    ['orders', 'games', 'entries', 'accounts'],
    'what was lost and recharged, summed where it stands',
  ],
  demo: [['waybills'], 'whether operators have changed a parcel, whose steps are rows of their own'],
  ledger: [
    ['members', 'recharges', 'unmatched_payments', 'withdrawals'],
    'what an entry of the history is about, beside it',
  ],
  lottery: [
    ['members', 'accounts'],
    'names of live orders; accounts to credit, in the statement that settles',
  ],
  mail: [['members'], 'operators see names beside mails'],
  memberPages: [
    [
      'accounts',
      'bank_cards',
      'invite_codes',
      'mail_addresses',
      'member_invitations',
      'members',
      'passkeys',
      'play_pauses',
      'push_subscriptions',
      'recovery_codes',
      'standing_rules',
    ],
    'operators find a member by any of it, and see what is one row or a figure in one statement',
  ],
  members: [
    ['accounts', 'standing_rules'],
    'what a member reads of themselves is one statement, with the balance and the name of the tier',
  ],
  messages: [['members', 'notices'], 'what a member has not seen is counted in one statement'],
  months: [['orders', 'entries', 'operator_log'], 'it keeps the rows of months and tells of it'],
  operations: [
    ['entries', 'transfers', 'accounts', 'rounds', 'beacon_values', 'months', 'month_seals'],
    'a back-up and the metrics look at all',
  ],
  privacy: [
    ['accounts', 'withdrawals', 'recharges', 'orders'],
    'whether an account can be closed; what it erases is declared in `personalData`',
  ],
  reconciliation: [
    [
      'recharges',
      'payment_notices',
      'unmatched_payments',
      'recharge_refunds',
      'corrections',
      'entries',
      'withdrawals',
      'accounts',
      'credential_resets',
      'transfers',
      'invite_codes',
      'ledger_cuts',
      'member_invitations',
      'operator_log',
      'orders',
      'rounds',
      'round_commitments',
      'games',
      'game_returns',
      'game_odds',
      'play_days',
    ],
    'comparing what the slices have written is what it is for',
  ],
  bankFiles: [
    ['banks', 'withdrawals'],
    'a file has what is asked for, and withdrawals move by their own slice',
  ],
  days: [
    ['entries', 'games', 'operator_log', 'orders', 'transfers', 'unmatched_payments'],
    'it closes the days of all that is booked and tells of it',
  ],
  corrections: [['members'], 'operators see names beside what was given'],
  recharge: [['members', 'transfers', 'entries'], 'operators see names and bookings beside recharges'],
  sessions: [['members'], 'a session answers with the status of its member in one statement'],
  standing: [
    ['members', 'mail_addresses', 'bank_cards', 'recharges', 'recharge_refunds', 'withdrawals'],
    'what the rules ask is asked for thousands of members in one statement',
  ],
  support: [
    ['members', 'mail_addresses', 'bank_cards', 'sessions', 'play_pauses', 'withdrawals'],
    'what operators have to know of who writes, without their money, in one statement',
  ],
  site: [['members'], 'a site that has members is open'],
  uploads: [['members'], 'a picture in use is not removed'],
  video: [['office_upload_parts'], 'a clip is taken over inside of the database'],
  withdrawals: [
    ['members', 'banks', 'accounts', 'bank_cards', 'sessions', 'play_pauses'],
    'operators see who asks beside what is asked',
  ],
};

/** Who writes tables of others. */
const writes: Readonly<Record<string, readonly [tables: readonly string[], why: string]>> = {
  cardNumbers: [['bank_cards'], 'by the owner: what a release or a key of before has bound'],
  demo: [['site'], 'it loads the sample content of every slice'],
};

const writing = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:INSERT INTO|(?<!FOR |FOR NO KEY |DO )UPDATE|DELETE FROM|MERGE INTO|TRUNCATE)\s+(\w+)/g,
];
const reading = [
  /\b(?:selectFrom|\w+Join)\(\s*\[?'(\w+)/g,
  /(?<!DELETE )\b(?:FROM|JOIN|USING)\s+((?:\w+(?:\s+(?:AS\s+)?\w+)?\s*,\s*)*\w+)/g,
];

/** The tables of other slices that the code of each slice names after one of the patterns. */
function foreignTables(patterns: readonly RegExp[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    const [slice, path] = [
      relative(src, entry.parentPath).split('/')[0]!,
      join(entry.parentPath, entry.name),
    ];
    if (!/\.ts$/.test(path) || /\.test\.ts$/.test(path) || slice === 'database') continue;
    const code = readFileSync(path, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
    const named = patterns.flatMap((pattern) =>
      [...code.matchAll(pattern)].flatMap(([, list]) =>
        list!.split(',').map((name) => name.trim().split(/\s/)[0]!),
      ),
    );
    for (const table of named.filter((name) => owners.has(name) && owners.get(name) !== slice))
      found.set(slice, (found.get(slice) ?? new Set()).add(table));
  }
  return found;
}

const sorted = (tables: Iterable<string>) => [...tables].sort();
const asListed = (listed: typeof reads) =>
  new Map(Object.entries(listed).map(([slice, [tables]]) => [slice, sorted(tables)]));
const asFound = (patterns: readonly RegExp[]) =>
  new Map([...foreignTables(patterns)].map(([slice, tables]) => [slice, sorted(tables)]));

test('every table has an owner', () => {
  expect(owners.size).toBeGreaterThan(40);
});

test('a slice writes its own tables only: ask the owner to write another, by what its index.ts offers', () => {
  expect(asFound(writing)).toEqual(asListed(writes));
});

test('a slice reads its own tables and those that are listed here with a reason', () => {
  expect(asFound(reading)).toEqual(asListed(reads));
});
