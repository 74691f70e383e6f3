import { captureOutput, CheckFailed, Pending, UsageError } from '@members/command-line';
import { helpTexts } from '@members/command-line/testing';
import {
  officeCalls,
  serverCalls,
  type OfficeCall,
  type OfficeCallId,
  type Right,
} from '@members/office-contract';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { administrationOf } from '../../testing/officeBrowser';
import { FileAnswer } from '../office';
import { operations, recordOperation } from '../operatorLog';
import {
  createTestServer,
  everybody,
  fundPassword,
  testLogKey,
  type TestServer,
  runOperator,
} from '../../testing';
import { callOptions, kebab } from './callOptions';
import { operatorProgram } from '../operatorProgram';
import { commandIds, operatorCommands } from './operatorCommands';
import type { OpenOffice } from './runCall';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: new Date(), sandbox: true });
});
afterAll(() => server.close());

/** Commands go by the clock of the machine. */
const onThisMachine = () => ({ database: server.database, now: () => new Date() });

/** Adds an operator, whose commands run with the codes that they are given. */
async function operatorWho(name: string, rights: Right[]) {
  const { code } = await administrationOf(onThisMachine()).add(name, rights);
  return { code, run: (...args: string[]) => runOperator(args, { ...server.env, OPERATOR: name }) };
}

async function requestWithdrawal(): Promise<number> {
  const member = await server.signUp({ balanceMinor: 1_000_000, card: true });
  await server.call('withdraw', { amount: '100', fundPassword }, { session: member });
  const { id } = await server.database.reader
    .selectFrom('withdrawals')
    .select('id')
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  return id;
}

const lines = async () => {
  const found = [];
  for await (const { operator, action, subject } of operations(server.database.reader))
    found.push([operator, action, subject]);
  return found;
};

/** `operators` lists them for whoever has the database, too. */
const byHand = ['operators'];
const commands = commandIds
  .map((id) => ({ id, name: kebab(id), call: officeCalls[id] as OfficeCall }))
  .filter(({ name }) => !byHand.includes(name));

describe('the commands (OFC-120)', () => {
  const helps = helpTexts(operatorProgram);

  test('are all calls of the servers but those about a browser', () => {
    const ids = Object.keys(serverCalls) as OfficeCallId[];
    const missing = ids.filter((id) => !helps.has(kebab(id)));
    for (const id of missing)
      expect(officeCalls[id].right === 'anybody' || (officeCalls[id] as OfficeCall).inPage).toBe(true);
  });

  test.each(commands)(
    '$name says in its help who may and what else it takes, with an example',
    ({ name, call }) => {
      const help = helps.get(name)!;
      expect(help).toContain(`Usage: npm run operator -- ${name}`);
      expect(help).toContain(`Example:\n  npm run operator -- ${name}`);
      const [, demands = ''] = /\nIt takes (.+)\.\n/.exec(help) ?? [];
      expect(demands).toContain(call.right ?? 'an operator');
      expect(demands.includes('one-time code')).toBe(call.needsCode);
      expect(demands.includes('second operator')).toBe(call.twoPeople !== 'never');
      for (const { flag, isRequired, example } of callOptions(call)) {
        expect(help).toContain(flag);
        if (isRequired) expect(help.split('Example:')[1]).toContain(example);
      }
    },
  );

  test.each(commands)('$name has an option for each parameter, and none twice', ({ call }) => {
    const flags = callOptions(call).map(({ flag }) => flag);
    expect(new Set(flags).size).toBe(flags.length);
    const params = call.params.safeParse({});
    for (const { path } of params.error?.issues ?? [])
      if (path.length > 0) expect(callOptions(call).map(({ param }) => param)).toContain(path[0]);
  });

  test('name, preset and change no result (D01)', () => {
    for (const { id, call } of commands) {
      const flags = callOptions(call).map(({ flag }) => flag);
      for (const word of [kebab(id), ...flags, ...call.records])
        expect(word).not.toMatch(/\b(results?|dice|draws?|winn?(s|ers?|ing)?)\b/i);
    }
  });
});

describe('a command', () => {
  test('is done as the office does it: by somebody whom it knows and who has the right', async () => {
    const id = String(await requestWithdrawal());
    const one = ['withdrawal', '--id', id];
    await expect(runOperator(one, { ...server.env, OPERATOR: '' })).rejects.toThrow('Say who you are');
    await expect(runOperator(one, { ...server.env, OPERATOR: 'eve' })).rejects.toThrow(
      'There is no operator yet. Whoever has the database adds the first',
    );
    await operatorWho('owner', ['administration.change']);
    await expect(runOperator(one, { ...server.env, OPERATOR: 'eve' })).rejects.toThrow(
      'There is no operator eve.',
    );
    const editor = await operatorWho('editor', ['content.change']);
    await expect(editor.run(...one)).rejects.toThrow('You have no right to this: it takes money.see.');
    const cashier = await operatorWho('cashier', ['money.change']);
    expect(await cashier.run(...one)).toMatch(/^id +\d+\nstate +requested\namount +100\.00\n/);
    expect(await cashier.run('withdrawals')).toMatch(
      /^id +state +amount +member id .*\n\d+ +requested +100\.00/,
    );
    await expect(cashier.run('withdrawal', '--id', '999999')).rejects.toThrow(
      'There is no withdrawal 999999.',
    );
  });

  test('asks for a one-time code where the call does, and takes each once', async () => {
    const id = String(await requestWithdrawal());
    const { code, run } = await operatorWho('alice', ['money.change']);
    const move = (step: string, ...given: string[]) =>
      run('move-withdrawals', '--ids', id, '--step', step, ...given);
    await expect(move('approve')).rejects.toThrow(
      'This asks for a fresh one-time code. Give it with --code.',
    );
    await expect(move('approve', '--code', code(-10))).rejects.toThrow('is wrong, or was used already');
    const first = code();
    const twice = await Promise.allSettled([
      move('approve', '--code', first),
      move('approve', '--code', first),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(move('send', '--code', first)).rejects.toThrow('is wrong, or was used already');
    expect(await move('send', '--code', code(1))).toBe(`id  state  refusal\n${id}   sent   -`);
    expect(await lines()).toContainEqual(['alice', 'withdrawal sent', `withdrawal ${id}`]);
  });

  test('tells by its exit code what was not done (OFC-122)', async () => {
    const id = String(await requestWithdrawal());
    const { code, run } = await operatorWho('carol', ['money.change']);
    const moved = run('move-withdrawals', '--ids', id, '--step', 'arrive', '--code', code());
    await expect(moved).rejects.toThrow(CheckFailed);
    await expect(moved).rejects.toThrow(`Withdrawal ${id} is requested`);
  });

  test('waits for a second operator where the call does (OFC-121)', async () => {
    const [one, other] = [
      await operatorWho('dora', ['money.change']),
      await operatorWho('emil', ['money.change']),
    ];
    const rule = ['--min', '20', '--max', '900', '--per-day', '5', '--two-operators-from', '99.50'];
    const thrown: unknown = await one
      .run('set-withdrawal-rule', ...rule, '--code', one.code())
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Pending);
    const [, id = ''] = /as proposal (\d+): npm run operator -- confirm-proposal --id \1$/.exec(
      (thrown as Pending).message,
    )!;
    expect(await other.run('proposals')).toMatch(new RegExp(`^${id} +setWithdrawalRule .* dora `, 'm'));
    const confirm = (who: typeof one, steps: number) =>
      who.run('confirm-proposal', '--id', id, '--code', who.code(steps));
    await expect(confirm(one, 1)).rejects.toThrow('It takes another operator than dora.');
    expect(await confirm(other, 0)).toBe(
      [
        'min                 20.00',
        'max                 900.00',
        'per day             5',
        'two operators from  99.50',
      ].join('\n'),
    );
    expect(await lines()).toContainEqual(['emil', 'withdrawal rule set', 'withdrawal rule']);
  });

  test('about a member takes the number that a search by name tells', async () => {
    const { memberId, username } = await server.signUp();
    const { run } = await operatorWho('ivy', ['members.change']);
    const found = await run('members', '--find', username, '--by', 'name', '--json');
    const [{ id } = { id: 0 }] = (JSON.parse(found) as { rows: { id: number }[] }).rows;
    expect(id).toBe(memberId);
    await run('set-member-active', '--member-id', String(id), '--no-active', '--reason', 'asked');
    expect(await lines()).toContainEqual(['ivy', 'member disabled', `member ${id}`]);
  });

  test('says by the options what is wrong, before it looks for a database', async () => {
    const run = (...args: string[]) => runOperator(args, { OPERATOR: 'ana', DATA_DIR: '/nowhere' });
    for (const [args, problem] of [
      [['move-withdrawals', '--step', 'send'], "Required option '--ids <numbers>' not specified. Usage: "],
      [['move-withdrawals', '--ids', '1', '--step', 'burn'], 'It takes approve, send, arrive. Usage: '],
      [['withdrawal', '--id', '0'], '--id: '],
      [['withdrawal', '17', '--id', '17'], 'Too many arguments'],
      [['withdrawal', '--id', '1', '--win'], "Unknown option '--win'"],
      [['set-withdrawal-rule', '--min', 'much'], 'It takes an amount such as 99.50.'],
      [['draw', '6,6,6'], 'There is no command draw.'],
    ] as [string[], string][]) {
      const thrown: unknown = await run(...args).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(UsageError);
      expect((thrown as Error).message).toContain(problem);
    }
    await expect(run('withdrawal', '--id', '1')).rejects.toThrow('Nothing runs on /nowhere.');
  });

  test('takes its parameters from a file, and those that are given before them (OFC-123)', async () => {
    const { run } = await operatorWho('fred', ['content.change']);
    const file = join(server.env.DATA_DIR!, 'bank.json');
    const bank = { kind: 'bank', fields: { code: 'HARBOUR-9', name: 'Harbour' }, shownFrom: null };
    writeFileSync(file, JSON.stringify({ ...bank, kind: 'city' }));
    expect(await run('save-content', '--file', file, '--kind', 'bank')).toMatch(
      /^id +HARBOUR-9\nversion +1\ndraft +-$/,
    );
    expect(await run('content', '--kind', 'bank')).toContain('draft');
    writeFileSync(file, '[]');
    await expect(run('save-content', '--file', file)).rejects.toThrow('has to be a JSON object');
    await expect(run('save-content', '--file', `${file}.no`)).rejects.toThrow('There is no file');
    await expect(run('save-content', '--file', file, '--kind', 'no')).rejects.toThrow(UsageError);
  });

  test('answers JSON for scripts, every page of a list, and into a file for its owner alone (OFC-123)', async () => {
    const { run } = await operatorWho('gina', ['audit.see']);
    await server.database.transaction(async (transaction) => {
      const act = { operator: 'hugo', now: new Date(), logKey: testLogKey, action: 'counted' };
      for (let number = 1; number <= 52; number += 1)
        await recordOperation(transaction, { ...act, subject: `line ${number}` });
    });
    const list = ['log-lines', '--param-operator', 'hugo'];
    const page = JSON.parse(await run(...list, '--json')) as { rows: unknown[]; next: string };
    expect(page.rows).toHaveLength(50);
    expect(await run(...list)).toMatch(`\nThere is more: --after ${page.next}, or --all.`);
    expect((await run(...list, '--after', page.next)).split('\n')).toHaveLength(3);
    expect((await run(...list, '--all')).split('\n')).toHaveLength(53);
    const out = join(server.env.DATA_DIR!, 'lines.json');
    expect(await run(...list, '--all', '--json', '--out', out)).toBe(`The answer is in ${out}.`);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ next: null });
    expect(statSync(out).mode & 0o777).toBe(0o600);
  });

  test('puts a file that is answered where it is wanted, as it is (OFC-123)', async () => {
    const pieces = ['number,amount\n', '17,100.00\n'];
    const run = (answer: unknown, ...args: string[]) => {
      const openOffice: OpenOffice = async () => ({ call: async () => ({ answer }) });
      return captureOutput(
        (terminal) => operatorCommands(terminal, { identify: everybody, openOffice }),
        ['withdrawals', ...args],
        { ...server.env, OPERATOR: 'ana' },
      );
    };
    const file = () => new FileAnswer('list.csv', 'text/csv', Readable.from(pieces));
    expect(await run(file())).toBe(pieces.join('\n'));
    const out = join(server.env.DATA_DIR!, 'list.csv');
    expect(await run(file(), '--out', out)).toBe('');
    expect(readFileSync(out, 'utf8')).toBe(pieces.join(''));
    const saved = { name: 'list.csv', type: 'text/csv', content: pieces.join('') };
    expect(await run(saved)).toBe(pieces.join(''));
    expect(JSON.parse(await run(saved, '--json'))).toEqual(saved);
  });
});
