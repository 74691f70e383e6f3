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
  await office.close();
  await server.close();
});

/** A member who has asked for an amount, and the withdrawal's number. */
async function asked(amount = '100') {
  const member = await server.signUp({ balanceMinor: 1_000_000, card: true });
  await server.call('withdraw', { amount, fundPassword }, { session: member });
  const { rows } = (await office.call('withdrawals', { memberId: member.memberId })).answer;
  return { member, row: rows[0]! };
}

describe('the queue of withdrawals in the office', () => {
  it('shows what waits, oldest first, with masked cards, and every page of it once', async () => {
    for (let count = 0; count < 52; count += 1) await asked();
    const seen: number[] = [];
    for (let after: string | undefined; ;) {
      const { rows, next } = (await office.call('withdrawals', { ...(after && { after }) })).answer;
      seen.push(...rows.map(({ id }) => id));
      expect(rows.every(({ cardNumber }) => cardNumber.includes('*'))).toBe(true);
      if (next === null) break;
      after = next;
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(51);
  });

  it('shows on one screen what it takes to decide', async () => {
    const { member, row } = await asked();
    const { answer } = await office.call('withdrawal', { id: row.id });
    expect(answer).toMatchObject({
      state: 'requested',
      amountMinor: 10_000,
      username: row.username,
      member: {
        active: true,
        balanceMinor: await server.balance(member),
        pausedUntil: null,
        last30Days: { withdrawnMinor: 10_000, stakedMinor: 0 },
      },
      earlier: [],
      steps: [],
    });
    expect(answer.member.cardBoundAt).not.toBeNull();
    expect(JSON.stringify(answer)).not.toContain('Test Member');
  });

  it('moves many by one step, and tells of each that it could not', async () => {
    const [one, two] = [(await asked()).row.id, (await asked()).row.id];
    const move = (step: 'approve' | 'send' | 'arrive', ids: number[]) =>
      office.call('moveWithdrawals', { ids, step });
    await move('approve', [one]);
    const { results } = (await move('send', [one, two, 99_999_999])).answer;
    expect(results).toMatchObject([
      { id: one, state: 'sent', refusal: '' },
      { id: two, state: null, refusal: expect.stringContaining('only one that is approved') },
      { id: 99_999_999, state: null, refusal: 'There is no withdrawal 99999999.' },
    ]);
  });

  it('asks for a second operator from the set amount on', async () => {
    const { row } = await asked('6000');
    expect(row.needsTwo).toBe(true);
    const approve = (name: string) =>
      office.call('moveWithdrawals', { ids: [row.id], step: 'approve' }, { name });
    expect((await approve('ana')).answer.results[0]!.state).toBe('requested');
    expect((await approve('ana')).answer.results[0]!.refusal).toContain('another operator');
    expect((await approve('bob')).answer.results[0]!.state).toBe('approved');
    const { steps } = (await office.call('withdrawal', { id: row.id })).answer;
    expect(steps.map(({ operator }) => operator)).toEqual(['ana', 'bob']);
  });

  it('gives the money back with the reason that the member reads', async () => {
    const { member, row } = await asked();
    const before = await server.balance(member);
    await office.call('rejectWithdrawal', { id: row.id, reason: 'bank-returned' });
    expect(await server.balance(member)).toBe(before + 10_000);
    expect((await office.call('withdrawal', { id: row.id })).answer).toMatchObject({
      state: 'rejected',
      reason: 'bank-returned',
    });
  });

  it('has on record who read a whole card number', async () => {
    const { row } = await asked();
    const { answer } = await office.call('readCardNumber', { id: row.id }, { name: 'cem' });
    expect(answer.cardNumber).toMatch(/^\d{12,}$/);
    const { rows } = (await office.call('logLines', { operator: 'cem', memberId: row.memberId })).answer;
    expect(rows).toMatchObject([{ action: 'card number read', subject: `withdrawal ${row.id}` }]);
    expect(JSON.stringify(rows)).not.toContain(answer.cardNumber);
  });
});
