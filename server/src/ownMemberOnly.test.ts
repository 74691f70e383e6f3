import { callIds, callOf, decodeData, encodeBase64, type CallId, type Session } from '@members/contract';
import { sql } from 'kysely';
import {
  authErrorMessage,
  channel,
  createTestServer,
  fundPassword,
  sessionHeaders,
  type TestSandbox,
  type TestServer,
  noon,
} from '../testing';

/** Names under which a request could try to mean somebody else, beside those that calls have. */
const idFields = [
  'id',
  'mid',
  'uid',
  'user_id',
  'userid',
  'member_id',
  'memberId',
  'member',
  'token',
  'username',
];

/** What makes a request of a call complete, in the fields of the wire; the ids are put in by the test. */
const fieldsOf: Partial<Record<CallId, Record<string, string>>> = {
  placeOrder: { item: 'bi', money: '1', lid: '1', expect: '20261121-0721' },
  setAvatar: { header_img: '/head/7.png' },
  setRealName: { name: 'Intruder' },
  setSex: { sex: '2' },
  setFundPassword: { paypassword: '111111' },
  editFundPassword: { oldpaypwd: fundPassword, paypassword: '111111' },
  setLoginPassword: { old_password: 'secret-1', new_password: 'secret-2' },
  bindCard: { bankid: '11112222', bank: 'Harbour Bank', bank_code: 'HARBOUR', username: 'Ana Maria' },
  withdraw: { money: '10', paypwd: fundPassword },
  moneyLog: { page: '1', limit: '50' },
  recharge: { pay_way: 'Mexicopay', money: '10', bank_type: channel },
};

/** Tables with rows of members, by the column that names the member. */
const ownRows = [
  ['members', 'id'],
  ['accounts', 'member_id'],
  ['bank_cards', 'member_id'],
  ['recharges', 'member_id'],
  ['withdrawals', 'member_id'],
  ['fund_password_guesses', 'member_id'],
  ['sessions', 'member_id'],
  ['known_devices', 'member_id'],
  ['sign_ins', 'member_id'],
] as const;

const victimsCard = '9876543210987654';
let server: TestServer & TestSandbox;
let victim: Session & { username: string };
let intruder: Session;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  victim = await server.signUp({ balanceMinor: 7_777_777, card: victimsCard });
  await server.choose(await server.recharge(victim, '8888.88'), 'pay');
  await server.call('withdraw', { amount: '1234.56', fundPassword }, { session: victim });
  intruder = await server.signUp({ balanceMinor: 5_000, card: true });
});
afterAll(() => server.close());

/** What only the victim's answers have in them. */
const marks = () => [victim.username, victimsCard, '8,888.88', '8888.88', '1,234.56', '1234.56', '77777.77'];

async function stateOfVictim(): Promise<string> {
  const rows = await Promise.all(
    ownRows.map(([table, column]) =>
      sql`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${victim.memberId}`.execute(
        server.database.reader,
      ),
    ),
  );
  return JSON.stringify(rows.map(({ rows: found }) => found));
}

const memberCalls = callIds.filter((id) => callOf(id).access === 'member' && !callOf(id).upload);
const namesOfVictim = () => Object.fromEntries(idFields.map((name) => [name, String(victim.memberId)]));
const send = (id: CallId, fields: Record<string, string>, headers: Record<string, string>) =>
  server.send(callOf(id).method, callOf(id).path, { fields, headers });

describe('every call of a member, by the table (SEC-08, D17, D32)', () => {
  it('the marks that are looked for stand in the member’s own answers', async () => {
    const own = await Promise.all(
      memberCalls
        .filter((id) => callOf(id).method === 'GET')
        .map((id) => send(id, fieldsOf[id] ?? {}, sessionHeaders(victim))),
    );
    const texts = own.map(({ data }) => JSON.stringify(data && decodeData(data))).join();
    expect(marks().filter((mark) => !texts.includes(mark))).toEqual([]);
  });

  it.each(memberCalls)('%s: another member’s id is worth nothing', async (id) => {
    const before = await stateOfVictim();
    const headers = { ...sessionHeaders(intruder), 'idempotency-key': `swapped ${id}` };
    for (const fields of [
      { ...fieldsOf[id], ...namesOfVictim() },
      { ...namesOfVictim(), ...fieldsOf[id] },
    ]) {
      const { data, msg } = await send(id, fields, headers);
      const answer = `${msg} ${JSON.stringify(data && decodeData(data))}`;
      expect(marks().filter((mark) => answer.includes(mark))).toEqual([]);
    }
    expect(await stateOfVictim()).toBe(before);
  });

  it.each(memberCalls)('%s: a session with another member’s token is none', async (id) => {
    const token = encodeBase64(String(victim.memberId));
    const { msg, data } = await send(id, fieldsOf[id] ?? {}, { ...sessionHeaders(intruder), token });
    expect([msg, data]).toEqual([authErrorMessage, '']);
  });
});
