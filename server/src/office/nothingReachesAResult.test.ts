import { officeCallIds, officeCalls, type OfficeCallId } from '@members/office-contract';
import { z } from 'zod';
import { createTestOffice, createTestServer, noon, type TestOffice, type TestServer } from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

type Schema = z.core.JSONSchema.BaseSchema;
const schemaOf = (id: OfficeCallId): Schema =>
  z.toJSONSchema(officeCalls[id].params, { io: 'input', unrepresentable: 'any' });

/** Names of everything that a call takes, at any depth. */
const namesIn = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, value]) =>
        key === 'properties'
          ? Object.entries(value as object).flatMap(([name, each]) => [name, ...namesIn(each)])
          : namesIn(value),
      );

/** Parameters such as the call takes, of what there is in the database where `known` names it. */
function sample(schema: Schema | boolean | undefined, known: Record<string, unknown>, name = ''): unknown {
  if (name in known) return known[name];
  if (typeof schema !== 'object') return {};
  const [one] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (one) return sample(one, known, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, sample(each, known, key)]),
      );
    case 'array':
      return [sample(schema.items as Schema, known)];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return Math.max(1, Number(schema.minimum ?? 1));
    default:
      return 'sample';
  }
}

/** What a result follows from, and results. */
async function deciding() {
  const { reader } = server.database;
  return {
    rounds: await reader.selectFrom('rounds').selectAll().orderBy('game_id').orderBy('number').execute(),
    values: await reader.selectFrom('beacon_values').selectAll().execute(),
    beacons: await reader.selectFrom('beacons').selectAll().execute(),
    keys: await reader
      .selectFrom('games')
      .select(['id', 'key', 'round_ms', 'close_lead_ms', 'beacon_delay_ms'])
      .execute(),
    commitments: await reader.selectFrom('round_commitments').selectAll().execute(),
    orders: await reader.selectFrom('orders').selectAll().orderBy('id').execute(),
  };
}

it('no call of the office takes dice, a seed or a winner (OFC-67)', () => {
  for (const id of officeCallIds)
    for (const name of namesIn(schemaOf(id)))
      expect(`${id}: ${name}`).not.toMatch(/: .*(dice|seed|random|winner|outcome|result|beaconRound)/i);
});

it('no call of the office changes a round that is open, closed or drawn, or what decides it (OFC-67)', async () => {
  const game = await server.newGame();
  const memberId = await server.newMember(100_000);
  await server.tick();
  await server.place({ memberId, game, period: '20261121-0721', betTypes: ['bi', 'sm'], stake: 10 });
  server.later(60_000);
  await server.tick();
  await server.place({ memberId, game, period: '20261121-0722', betTypes: ['bi', 'sm'], stake: 10 });
  server.later(60_000);
  // One round is settled, one is closed and waits for its value, one is open.
  await server.rounds.advance();
  const before = await deciding();
  expect(before.rounds.map(({ status }) => status)).toEqual(['settled', 'closed', 'open']);

  const known = { key: game.key, memberId, id: 1, round: before.rounds[1]!.beacon_round, reason: 'a test' };
  const answered = new Set<number>();
  for (const id of officeCallIds.filter((each) => officeCalls[each].method === 'POST')) {
    const params = sample(schemaOf(id), { ...known, signature: 'ab'.repeat(48) });
    const { status, proposal } = await office.call(id, params as never, { name: 'ana' });
    answered.add(status);
    if (proposal !== null) await office.call('confirmProposal', { id: proposal }, { name: 'bob' });
  }
  expect([...answered]).toEqual(expect.arrayContaining([200]));
  expect(await deciding()).toEqual(before);
});
