import { formatMoney } from '@members/contract';
import { createParser } from 'eventsource-parser';
import { createTestServer, noon, secondServer, sessionHeaders, type TestServer } from '../../testing';
import type { GameRow } from './gameStore';

let server: TestServer;
let address: string;
let game: GameRow;
beforeEach(async () => {
  server = await createTestServer({ time: noon });
  address = await server.listen();
  game = await server.newGame();
  await server.tick();
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

interface Told {
  name: string;
  data: unknown;
  id: string | undefined;
}

/** A client of a stream: what it was told so far, and whether the server has ended it. */
async function listen(memberId: number, { last = '', lang = 'en_us', key = game.key, at = address } = {}) {
  const session = await server.sessionOf(memberId);
  const stop = new AbortController();
  const headers = { ...sessionHeaders(session), lang };
  const url = `${at}/api/Lottery/stream?${new URLSearchParams({ key, ...(last && { last }) })}`;
  const answer = await fetch(url, { headers, signal: stop.signal });
  const told: Told[] = [];
  const parser = createParser({
    onEvent: ({ event = '', data, id }) => told.push({ name: event, data: JSON.parse(data), id }),
  });
  const over = (async () => {
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) parser.feed(piece);
  })().catch(() => undefined);
  return {
    session,
    answer,
    over,
    told,
    leave: () => stop.abort(),
    /** Resolves to the next event of a name after those that were taken. */
    async next(name: string): Promise<Told> {
      for (;;) {
        const index = told.findIndex((event) => event.name === name);
        if (index >= 0) return told.splice(index, 1)[0]!;
        await new Promise((done) => setTimeout(done, 10));
      }
    },
  };
}

const stakeOf = { betTypes: ['bi', 'sm'], stake: 10 } as const;

test('tells at once what is true, as the reads answer it, in the member’s language', async () => {
  const memberId = await server.newMember();
  const stream = await listen(memberId, { lang: 'ko_ko' });
  expect(stream.answer.headers.get('content-type')).toMatch('text/event-stream');
  expect(stream.answer.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.answer.headers.get('cache-control')).toBe('no-store');
  const { data: state } = await stream.next('gameState');
  const language = 'ko_ko' as const;
  const read = await server.call('gameState', { key: game.key }, { session: stream.session, language });
  expect(state).toMatchObject({ next_expect: read.answer!.nextPeriod, name: '시험 게임', close_second: 50 });
  expect((await stream.next('odds')).data).toContainEqual(expect.objectContaining({ type: 'bi' }));
  expect((await stream.next('drawResults')).data).toEqual([]);
});

test('tells of the close, of the draw with its proof, and members of their own orders with the balance', async () => {
  const [player, other] = [await server.newMember(100_000), await server.newMember(100_000)];
  const [mine, others] = [await listen(player), await listen(other)];
  const { data: before } = await mine.next('gameState');
  const period = (before as { next_expect: string }).next_expect;
  await server.place({ memberId: player, game, period, ...stakeOf });

  server.later(51_000);
  await server.tick();
  expect((await mine.next('gameState')).data).toMatchObject({ next_expect: period, close_second: 0 });

  server.later(10_000);
  await server.tick();
  const { data: settled } = await mine.next('settled');
  expect(settled).toMatchObject({ money: formatMoney(await server.balance(player)) });
  expect((settled as { orders: { status: number }[] }).orders.map(({ status }) => status)).toContain(1);
  const afterDraw = async (): Promise<unknown> => {
    const { data } = await mine.next('gameState');
    return (data as { now_expect: string }).now_expect === period ? data : afterDraw();
  };
  expect(await afterDraw()).toMatchObject({ opencode: [6, 2, 1] });
  expect((await mine.next('roundRecord')).data).toMatchObject({ period });
  await others.next('roundRecord');
  expect(others.told.filter(({ name }) => name === 'settled')).toEqual([]);
});

test('goes on where a client was cut off: nothing that it has had comes again, and its settled orders do', async () => {
  const memberId = await server.newMember(100_000);
  const first = await listen(memberId);
  const { id, data } = await first.next('gameState');
  first.leave();
  const again = await listen(memberId, { last: id! });
  await again.next('gameState');
  expect(again.told).toEqual([]);
  again.leave();

  await server.place({ memberId, game, period: (data as { next_expect: string }).next_expect, ...stakeOf });
  server.later(61_000);
  await server.tick();
  const later = await listen(memberId, { last: id! });
  await later.next('drawResults');
  await later.next('settled');
});

test('an ended session and a disabled account end it', async () => {
  const [leaves, disabled, stays] = [
    await listen(await server.newMember()),
    await listen(await server.newMember()),
    await listen(await server.newMember()),
  ];
  await server.database.transaction(async (transaction) => {
    await transaction.deleteFrom('sessions').where('member_id', '=', leaves.session.memberId).execute();
    const { memberId } = disabled.session;
    await transaction.updateTable('members').set({ status: 0 }).where('id', '=', memberId).execute();
  });
  for (const stream of [leaves, disabled]) {
    await stream.next('ended');
    await stream.over;
  }
  server.later(51_000);
  await server.tick();
  await stays.next('gameState');
});

test('a limit that is set elsewhere is told to its member alone (CTRL-01)', async () => {
  const [limited, other] = [await listen(await server.newMember()), await listen(await server.newMember())];
  await limited.next('gameState');
  await server.call('setLimit', { kind: 'lossDay', points: 50 }, { session: limited.session });
  await limited.next('control');
  expect(other.told.filter(({ name }) => name === 'control')).toEqual([]);
});

test('a closed game refuses it, and closing one ends it', async () => {
  const memberId = await server.newMember();
  const stream = await listen(memberId);
  await stream.next('gameState');
  await server.closeGame(game);
  await stream.over;
  const { message } = await server.call('gameState', { key: game.key }, { session: stream.session });
  const refused = await listen(memberId);
  expect(await refused.answer.headers.get('content-type')).toMatch('application/json');
  expect(message).not.toBe('');
});

test('a fifth stream of one session ends its first', async () => {
  const memberId = await server.newMember();
  const first = await listen(memberId);
  const headers = { ...sessionHeaders(first.session), lang: 'en_us' };
  const url = `${address}/api/Lottery/stream?key=${game.key}`;
  const more = await Promise.all(Array.from({ length: 4 }, () => fetch(url, { headers })));
  await first.over;
  await Promise.all(more.map(({ body }) => body!.cancel()));
});

test('a server that stops ends its streams, and is not held up by them', async () => {
  const stream = await listen(await server.newMember());
  await stream.next('gameState');
  await server.app.close();
  await stream.over;
});

test('one of two servers stops before a draw: its members go on at the other, and all are told and paid once', async () => {
  const second = await secondServer(server);
  const members = await Promise.all(Array.from({ length: 40 }, () => server.newMember(100_000)));
  const open = await Promise.all(
    members.map((memberId, index) => listen(memberId, index % 2 ? { at: second.address } : {})),
  );
  const states = await Promise.all(open.map((stream) => stream.next('gameState')));
  const { next_expect: period } = states[0]!.data as { next_expect: string };
  for (const memberId of members) await server.place({ memberId, game, period, ...stakeOf });
  server.later(51_000);
  await server.tick();

  await second.close();
  const going = open.filter((_, index) => index % 2);
  await Promise.all(going.map(({ over }) => over));
  const came = await Promise.all(
    going.map(({ told, session: { memberId } }) => listen(memberId, { last: told.at(-1)!.id! })),
  );
  await Promise.all(came.map((stream) => stream.next('gameState')));
  server.later(10_000);
  await server.tick();
  const now = [...open.filter((_, index) => index % 2 === 0), ...came];
  for (const stream of now) {
    expect((await stream.next('roundRecord')).data).toMatchObject({ period });
    const { data } = await stream.next('settled');
    expect(data).toMatchObject({ money: formatMoney(await server.balance(stream.session.memberId)) });
  }
  await server.tick();
  expect(now.flatMap(({ told }) => told.filter(({ name }) => name === 'settled'))).toEqual([]);
});
