import { reconcile } from '../reconciliation';
import {
  createTestOffice,
  createTestServer,
  fundPassword,
  noon,
  type TestOffice,
  type TestSandbox,
  type TestServer,
} from '../../testing';

let server: TestServer & TestSandbox;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  office = await createTestOffice(server);
});
afterAll(async () => {
  const { beacon, logKey, database } = server;
  const found = await reconcile({
    ...{
      reader: database.reader,
      providers: [],
      beacon,
      logKey,
      now: server.now(),
      days: 7,
      roundDays: null,
    },
  });
  expect(found.filter((difference) => !difference.includes('is of cash'))).toEqual([]);
  await office.close();
  await server.close();
});

const account = { holder: 'Members Ltd', account: 'DE89370400440532013000', bic: '', currency: 'XTS' };

/** Withdrawals of so many amounts, approved. */
async function approved(...amounts: number[]) {
  const member = await server.signUp({ balanceMinor: 1_000_000, card: true });
  for (const amount of amounts) {
    await server.call('withdraw', { amount: String(amount), fundPassword }, { session: member });
    server.later(24 * 60 * 60_000);
  }
  const { rows } = (await office.call('withdrawals', { memberId: member.memberId })).answer;
  const ids = rows.map(({ id }) => id);
  await office.call('moveWithdrawals', { ids, step: 'approve' });
  return { member, ids };
}
const stateOf = async (id: number) => (await office.call('withdrawal', { id })).answer.state;
const make = (format: 'csv' | 'pain.001' = 'csv', name = 'ana') =>
  office.call('makeBankFile', { format }, { name });
const take = (lines: string[], dryRun = false) =>
  office.call('takeBankAnswer', {
    ...{ name: 'answer.csv', format: 'csv', dryRun },
    content: ['reference,amount,status', ...lines].join('\n'),
  });

it('no file is made before the owner’s account is set, by two operators (OFC-25)', async () => {
  await approved(100);
  expect((await office.call('debtorAccount', {})).answer).toEqual({ account: null });
  expect((await make()).refusal?.key).toBe('noDebtorAccount');
  const { proposal } = await office.call('setDebtorAccount', account);
  await office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
  expect((await office.call('debtorAccount', {})).answer).toEqual({ account });
  expect((await make()).answer).toMatchObject({ id: 1, count: 1, totalMinor: 10_000, currency: 'XTS' });
});

describe('a file of approved withdrawals (OFC-26)', () => {
  it('has each once, marks it as sent, and is the same whenever it is downloaded', async () => {
    const { ids } = await approved(100, 200);
    expect((await office.call('nextBankFile', {})).answer).toEqual({ count: 2, totalMinor: 30_000 });
    const { answer } = await make('pain.001');
    expect(answer).toMatchObject({ format: 'pain.001', count: 2, totalMinor: 30_000, operator: 'ana' });
    for (const id of ids) expect(await stateOf(id)).toBe('sent');
    const download = async () => (await office.call('downloadBankFile', { id: answer.id })).answer.content;
    const content = await download();
    for (const id of ids) expect(content).toContain(`<EndToEndId>W${id}</EndToEndId>`);
    expect(content).toContain('<Id>6222020012345678</Id>');
    server.later(60_000);
    expect(await download()).toBe(content);
    const lines = (await office.call('logLines', { kind: 'bank file downloaded' })).answer.rows;
    expect(lines.filter(({ subject }) => subject === `bank file ${answer.id}`)).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('6222020012345678');
    expect((await make()).refusal?.key).toBe('nothingToSend');
  });

  it('of two operators at once is made by one', async () => {
    await approved(100);
    const both = await Promise.all([make('csv', 'ana'), make('csv', 'bob')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = (await office.call('bankFiles', {})).answer;
    expect(rows[0]).toMatchObject({ count: 1 });
  });

  it('is refused where a member of it was erased since, and where there is none', async () => {
    const { member } = await approved(100);
    const { id } = (await make()).answer;
    await server.database.owner.transaction((transaction) =>
      transaction
        .updateTable('withdrawals')
        .set({ holder: 'somebody else' } as never)
        .where('member_id', '=', member.memberId)
        .execute(),
    );
    expect((await office.call('downloadBankFile', { id })).refusal?.key).toBe('bankFileChanged');
    expect((await office.call('downloadBankFile', { id: 999 })).refusal?.key).toBe('missing');
  });
});

describe('what came back from the bank (OFC-27)', () => {
  it('is told line by line before anything is done, then done, and done once', async () => {
    const { member, ids } = await approved(100, 200, 300);
    await make();
    const [one, two, three] = ids as [number, number, number];
    const file = [
      `W${one},100.00,booked`,
      `W${two},200.00,returned`,
      `W${three},299.00,booked`,
      'W99999999,1.00,booked',
      'RENT,800.00,booked',
      `W${one},100.00,booked`,
    ];
    const verdicts = (answered: Awaited<ReturnType<typeof take>>) =>
      answered.answer.lines.map(({ effect, fault }) => (fault ? `${effect} ${fault}` : effect));
    const expected = [
      ...['arrives', 'returned', 'refused otherAmount', 'refused noSuchWithdrawal', 'foreign'],
      'already twiceInFile',
    ];
    const before = await server.balance(member);
    expect(verdicts(await take(file, true))).toEqual(expected);
    expect(await stateOf(one)).toBe('sent');
    expect(verdicts(await take(file))).toEqual(expected);
    expect([await stateOf(one), await stateOf(two), await stateOf(three)]).toEqual([
      ...['arrived', 'rejected', 'sent'],
    ]);
    expect(await server.balance(member)).toBe(before + 20_000);
    expect((await office.call('withdrawal', { id: two })).answer.reason).toBe('bank-returned');
    expect(verdicts(await take(file)).slice(0, 2)).toEqual(['already', 'already']);
    expect(await server.balance(member)).toBe(before + 20_000);
    const { rows } = (await office.call('bankAnswers', {})).answer;
    expect(rows.filter(({ name }) => name === 'answer.csv')).toMatchObject([
      { arrived: 1, returned: 1, others: 4, operator: 'ana' },
    ]);
  });

  it('of one that was booked and returned counts as returned', async () => {
    const { ids } = await approved(100);
    await make();
    const { lines } = (await take([`W${ids[0]},100.00,booked`, `W${ids[0]},100.00,returned`])).answer;
    expect(lines.map(({ effect }) => effect)).toEqual(['already', 'returned']);
    expect(await stateOf(ids[0]!)).toBe('rejected');
  });

  it('after it had arrived is left to two operators, who give the amount back (OFC-20)', async () => {
    const { member, ids } = await approved(100);
    await make();
    const [id] = ids as [number];
    await take([`W${id},100.00,booked`]);
    const { lines } = (await take([`W${id},100.00,returned`])).answer;
    expect(lines[0]).toMatchObject({ effect: 'refused', fault: 'arrivedBefore' });
    const before = await server.balance(member);
    const alone = await office.call('rejectWithdrawal', { id, reason: 'bank-returned' });
    expect(alone.refusal?.key).toBe('withdrawalState');
    const { proposal } = await office.call('returnWithdrawal', { id, reason: 'bank-returned' });
    expect(await server.balance(member)).toBe(before);
    await office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
    expect(await server.balance(member)).toBe(before + 10_000);
    expect((await office.call('rejectWithdrawal', { id, reason: 'No' })).refusal?.key).toBe(
      'withdrawalState',
    );
  });

  it('can’t be read as something else, and may be larger than other bodies', async () => {
    const bad = { name: 'a.xml', format: 'camt.053', content: 'reference,amount', dryRun: true } as const;
    expect((await office.call('takeBankAnswer', bad)).refusal?.key).toBe('unreadableFile');
    const many = Array.from({ length: 4_000 }, (_, n) => `FOREIGN-${n}-${'x'.repeat(60)},1.00,booked`);
    const { status, answer } = await take(many, true);
    expect({ status, lines: answer.lines.length }).toEqual({ status: 200, lines: 4_000 });
    expect(
      (
        await take(
          Array.from({ length: 5_001 }, () => 'X,1.00,booked'),
          true,
        )
      ).refusal?.values,
    ).toMatchObject({ why: expect.stringContaining('more than 5000') });
  });
});
