import { createPasswords } from '../members';
import { createFundPasswords } from './service';
import { createTestDatabase, type TestDatabase } from '../../testing';

const guesses = 1_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 40 });
});
afterAll(() => database.close());

/** Fund passwords of two processes, each counting what it evaluates. */
function createCounted() {
  const passwords = createPasswords('test pepper');
  const evaluated: string[] = [];
  const counting = {
    ...passwords,
    verify: (hash: string | null, guess: string) => {
      evaluated.push(guess);
      return passwords.verify(hash, guess);
    },
  };
  const create = () => createFundPasswords({ database, passwords: counting, now: () => new Date() });
  return { evaluated, processes: [create(), create()] };
}

async function memberWith(fundPassword: string): Promise<number> {
  const { id } = await database.transaction((transaction) =>
    transaction
      .insertInto('members')
      .values({ username: `guess${fundPassword}`, password_hash: '', avatar_url: '' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await createCounted().processes[0]!.set(id, fundPassword);
  return id;
}

describe('guessing a fund password (calls 30 and 35)', () => {
  it(`evaluates at most five of ${guesses} guesses at the same time`, async () => {
    const memberId = await memberWith('999999');
    const { evaluated, processes } = createCounted();
    const outcomes = await Promise.all(
      Array.from({ length: guesses }, (_, guess) =>
        processes[guess % 2]!.check(memberId, String(guess).padStart(6, '0')).then(
          () => 'right',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(evaluated).toHaveLength(5);
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    expect([count('wrongFundPassword'), count('fundPasswordLocked')]).toEqual([5, guesses - 5]);
  });

  it('never counts a right one as wrong, however many come at once', async () => {
    const memberId = await memberWith('888888');
    const { processes } = createCounted();
    const check = (_: unknown, index: number) => processes[index % 2]!.check(memberId, '888888');
    await expect(Promise.all(Array.from({ length: 30 }, check))).resolves.toHaveLength(30);
  });
});
