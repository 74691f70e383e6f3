import { sql } from 'kysely';
import { logFault, operations, operatorLogKey, operatorName, recordOperation } from '.';
import { createTestDatabase, testLogKey, type TestDatabase } from '../../testing';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ max: 12, own: true });
});
afterEach(() => database.close());

const now = new Date('2026-11-21T12:00:00.123Z');
const record = (subject: string, logKey = testLogKey) =>
  database.transaction((transaction) =>
    recordOperation(transaction, {
      operator: 'alice',
      action: 'tried',
      subject,
      details: { why: 'ñ "quoted"' },
      now,
      logKey,
    }),
  );
const tamper = (statement: ReturnType<typeof sql>) =>
  database.owner.transaction(async (transaction) => {
    await sql`ALTER TABLE operator_log DISABLE TRIGGER operator_log_permanent`.execute(transaction);
    await statement.execute(transaction);
  });

describe('the operator log', () => {
  it('numbers lines without gaps, also those of many operators at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => record(`thing ${n}`)));
    const ids = [];
    for await (const { id } of operations(database.reader)) ids.push(id);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await logFault(database.reader, testLogKey)).toBeNull();
  });

  it.each([
    ['changing', sql`UPDATE operator_log SET operator = 'bob'`],
    ['deleting', sql`DELETE FROM operator_log`],
    ['emptying', sql`TRUNCATE operator_log`],
  ])('refuses %s, to the owner too', async (_, statement) => {
    await record('thing');
    await expect(
      database.owner.transaction((transaction) => statement.execute(transaction)),
    ).rejects.toMatchObject({ code: '23001' });
  });

  it.each([
    ['changed', sql`UPDATE operator_log SET details = '{}' WHERE id = 2`, 2],
    ['taken out', sql`DELETE FROM operator_log WHERE id = 2`, 2],
    ['moved in time', sql`UPDATE operator_log SET at = at + interval '1 second' WHERE id = 1`, 1],
  ])('shows a line that was %s behind its back', async (_, statement, at) => {
    for (const subject of ['one', 'two', 'three']) await record(subject);
    await tamper(statement);
    expect(await logFault(database.reader, testLogKey)).toBe(`The operator log is broken at line ${at}.`);
  });

  it('shows a line whose writer had another key than the first', async () => {
    await record('one');
    await expect(record('two', operatorLogKey('another pepper'))).rejects.toThrow(
      'The operator log is of another PASSWORD_PEPPER',
    );
    await tamper(sql`UPDATE operator_log SET mac = sha256('forged')`);
    expect(await logFault(database.reader, testLogKey)).toBe(
      'Line 1 of the operator log, in the name of alice, was written by no program of this installation.',
    );
  });

  it('takes lines from before there were MACs as the first ones, and no later ones', async () => {
    for (const subject of ['one', 'two', 'three']) await record(subject);
    await tamper(sql`UPDATE operator_log SET mac = '' WHERE id = 1`);
    expect(await logFault(database.reader, testLogKey)).toBeNull();
    await tamper(sql`UPDATE operator_log SET mac = '' WHERE id = 3`);
    expect(await logFault(database.reader, testLogKey)).toContain('Line 3');
  });

  it('knows operators by one spelling of their name', () => {
    expect(operatorName('Alice')).toBe('alice');
    for (const name of [undefined, '', 'a', 'a b', 'x'.repeat(41)])
      expect(() => operatorName(name)).toThrow('Say who you are');
  });
});
