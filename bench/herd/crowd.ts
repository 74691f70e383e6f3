/** A process of `npm run bench:herd`: members who watch one game, by streams or by reading it again at its end. */
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Player } from '../../server/testing/load';

export interface CrowdTask {
  port: number;
  gameKey: string;
  gameId: number;
  /** The round whose draw they wait for. */
  period: string;
  drawsAtMs: number;
  players: readonly Player[];
  by: 'streams' | 'reads';
}

export interface Crowd {
  /** Milliseconds from the draw until each saw it; null for who did not within the time. */
  sawDraw: (number | null)[];
  /** The same for their own settled orders and balance. */
  sawOwn: (number | null)[];
  asked: number;
  refused: number;
}

const givesUpAfterMs = 20_000;
/** The client's reads at zero, and how often it repeats them (D26). */
const maxReloads = 6;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function crowd(task: CrowdTask, onReady: () => void): Promise<Crowd> {
  const found: Crowd = {
    sawDraw: task.players.map(() => null),
    sawOwn: task.players.map(() => null),
    asked: 0,
    refused: 0,
  };
  const sinceDraw = () => Date.now() - task.drawsAtMs;
  const until = task.drawsAtMs + givesUpAfterMs;
  const ask = (path: string, player: Player, agent: Agent): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      found.asked += 1;
      get({ port: task.port, path, agent, headers: { ...player.headers, lang: 'en_us' } }, resolve).once(
        'error',
        reject,
      );
    });
  const drawn = `"now_expect":"${task.period}"`;

  async function follow(player: Player, index: number): Promise<() => void> {
    const agent = new Agent({ keepAlive: true });
    const stream = await ask(`/api/Lottery/stream?key=${task.gameKey}`, player, agent);
    if (stream.statusCode !== 200) found.refused += 1;
    // Looked at as bytes and piece by piece: the crowd has to cost less than the server.
    stream.on('data', (piece: Buffer) => {
      if (found.sawDraw[index] === null && piece.includes(drawn)) found.sawDraw[index] = sinceDraw();
      if (found.sawOwn[index] === null && piece.includes('event: settled')) found.sawOwn[index] = sinceDraw();
    });
    stream.on('error', () => {});
    return () => stream.destroy();
  }

  async function readAgain(player: Player, index: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const read = async (path: string): Promise<string> => {
      const answer = await ask(path, player, agent);
      if (answer.statusCode !== 200) found.refused += 1;
      let text = '';
      for await (const piece of answer.setEncoding('utf8')) text += String(piece);
      return answer.statusCode === 200 ? text : '';
    };
    // Countdowns show whole seconds.
    await pause(task.drawsAtMs + Math.random() * 1_000 - Date.now());
    for (let reloads = 0; reloads < maxReloads && found.sawDraw[index] === null; reloads += 1) {
      const [state] = await Promise.all([
        read(`/api/Lottery/getLotteryInfo?key=${task.gameKey}`),
        read('/api/member/getUserInfo'),
        read(`/api/Lottery/getLotteryOneList?key=${task.gameKey}`),
        read('/api/system/config'),
        read(`/api/Lottery/getLotteryPeilv?id=${task.gameId}`),
      ]).catch(() => ['']);
      const data = state
        ? Buffer.from((JSON.parse(state) as { data: string }).data, 'base64').toString()
        : '';
      if (data.includes(drawn)) {
        found.sawDraw[index] = sinceDraw();
        const member = await read('/api/member/getUserInfo').catch(() => '');
        if (member) found.sawOwn[index] = sinceDraw();
      } else await pause(1_000);
    }
    agent.destroy();
  }

  if (task.by === 'reads') {
    onReady();
    await Promise.race([Promise.all(task.players.map(readAgain)), pause(until - Date.now())]);
    return found;
  }
  const leave: (() => void)[] = [];
  // A few at a time, as members come.
  for (let next = 0; next < task.players.length; next += 100)
    leave.push(
      ...(await Promise.all(
        task.players.slice(next, next + 100).map((player, index) => follow(player, next + index)),
      )),
    );
  onReady();
  while (Date.now() < until && found.sawOwn.includes(null)) await pause(50);
  for (const end of leave) end();
  return found;
}

process.once('message', (task: CrowdTask) => {
  void crowd(task, () => process.send?.('ready')).then((found) => {
    process.send?.(found);
    process.disconnect();
  });
});
