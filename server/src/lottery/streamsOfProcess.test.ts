import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { createTestServer, noon, type TestServer } from '../../testing';
import type { GameRow } from './gameStore';
import { createGameStreams, type GameStreamsOptions } from './gameStreams';
import { createVerification } from './verification';

let server: TestServer;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
});
beforeEach(async () => {
  game = await server.newGame();
  await server.tick();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

describe('the streams of a process', () => {
  /** A connection that takes what is written. */
  class Taken extends EventEmitter {
    texts: string[] = [];
    writable = true;
    writableLength = 0;
    write = (text: string | Buffer) => this.texts.push(String(text)) > 0;
    destroy = () => {
      this.writable = false;
      this.emit('close');
      return this;
    };
    destroySoon = () => void this.destroy();
    async got(text: string): Promise<void> {
      while (!this.texts.some((each) => each.includes(text)))
        await new Promise((done) => setTimeout(done, 5));
    }
  }

  function streamsOf(options: Partial<GameStreamsOptions>) {
    const { reader } = server.database;
    const { lottery, now } = server;
    const verification = createVerification(server.database);
    return createGameStreams({ reader, lottery, verification, areOver: async () => [], now, ...options });
  }

  async function begin(streams: ReturnType<typeof streamsOf>, name = 'one'): Promise<Taken> {
    const taken = new Taken();
    const sessionHash = Buffer.alloc(32, name);
    const answer = await streams.open({ key: game.key, language: 'en_us', memberId: 1, sessionHash });
    answer.begin(taken as unknown as Socket);
    return taken;
  }

  test('say at once what the round clock of their process has done', async () => {
    const streams = streamsOf({ every: { look: 1e9 } });
    server.rounds.onChange(streams.look);
    const taken = await begin(streams);
    await taken.got('event: gameState');
    server.later(61_000);
    await server.tick();
    await taken.got('event: roundRecord');
    taken.destroy();
  });

  test('say what another process has done', async () => {
    const taken = await begin(streamsOf({}));
    await taken.got('event: gameState');
    server.later(61_000);
    await server.tick();
    await taken.got('event: roundRecord');
    taken.destroy();
  });

  test('cut off who leaves more than 256 KB unread', async () => {
    const streams = streamsOf({});
    const [reads, slow] = [await begin(streams, 'reads'), await begin(streams, 'slow')];
    await Promise.all([reads.got('event: gameState'), slow.got('event: gameState')]);
    slow.writableLength = 256 * 1024 + 1;
    const cut = new Promise((done) => slow.once('close', done));
    server.later(51_000);
    await server.tick();
    await cut;
    expect(reads.writable).toBe(true);
    reads.destroy();
  });

  test('are never silent for long', async () => {
    const taken = await begin(streamsOf({ every: { beat: 5 } }));
    for (let beats = 0; beats < 3; beats += 1) {
      await taken.got(':\n\n');
      taken.texts = [];
    }
    taken.destroy();
  });

  test('are counted, and none begins where they have been stopped', async () => {
    const counts: number[] = [];
    const streams = streamsOf({ onCount: (open) => counts.push(open) });
    const [first] = [await begin(streams), await begin(streams, 'another')];
    first.destroy();
    streams.stop();
    expect((await begin(streams)).writable).toBe(false);
    expect(counts).toEqual([1, 2, 1, 0]);
  });
});
