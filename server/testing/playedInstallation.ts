import { sql } from 'kysely';
import { laneOf } from '../src/database';
import { demoAccount, seedDemo } from '../src/demo';
import { createTestServer, type TestServer } from './createTestServer';
import { noon } from './testGames';

export interface PlayedInstallation extends TestServer {
  /** A member who can sign in where the pepper is the same. */
  account: { username: string; password: string };
  passwordPepper: string;
}

const minutes = ['12:00', '12:01', '12:02'];

/** A database with rows in most tables: the sample content, rounds in all states with orders, and awkward values. */
export async function createPlayedInstallation(): Promise<PlayedInstallation> {
  const passwordPepper = 'a pepper of its own';
  const server = await createTestServer({ time: noon, passwordPepper, ownDatabase: true });
  await seedDemo(server.database, { passwordPepper, now: server.now() });
  const game = await server.newGame();
  const members = [await server.newMember(100_000), await server.newMember(100_000)];
  for (const [index, minute] of minutes.entries()) {
    server.setTime(`2026-11-21T${minute}:00.000Z`);
    await server.tick();
    const period = `20261121-0${721 + index}`;
    for (const memberId of members)
      await server.place({ memberId, game, period, betTypes: ['bi', 'sm', '10'], stake: 3 });
  }
  const awkward = 'tab\t, line\nand \r\n, \\. and \\N, "quotes" 🎲';
  await server.database.transaction(async (transaction) => {
    await sql`INSERT INTO uploads (lane, name, member_id, webp, created_at)
      VALUES (${laneOf(members[0]!)}, ${'ab'.repeat(11)}, ${members[0]}, ${Buffer.from([0, 10, 92, 46, 13, 255])}, now())`.execute(
      transaction,
    );
    await sql`UPDATE members SET real_name = ${awkward} WHERE id = ${members[0]}`.execute(transaction);
  });
  return { ...server, account: demoAccount, passwordPepper };
}
