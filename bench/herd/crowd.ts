/** A process of `npm run bench:herd`: members who watch a game, by streams or by reading it again at its end. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import type { Player } from '../../server/testing/load';

export interface CrowdTask {
  /** Ports of servers, or with `tls` of a proxy; a member goes to one of them, and comes again to any. */
  ports: readonly number[];
  tls?: boolean;
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
  /** Streams that broke off and were opened again. */
  cameAgain: number;
  /** Who was told of the same orders twice over one stream. */
  toldTwice: number;
}

const givesUpAfterMs = 20_000;
/** The client's reads at zero, and how often it repeats them (D26). */
const maxReloads = 6;
/** The client's pauses before it opens a stream again. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a browser says beside the session. */
const browser = {
  lang: 'en_us',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  accept: '*/*',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
  referer: 'https://members.example/Lottery/k3-1m',
};

async function crowd(task: CrowdTask, onReady: () => void): Promise<Crowd> {
  const { ports, players, period, drawsAtMs } = task;
  const found: Crowd = {
    sawDraw: players.map(() => null),
    sawOwn: players.map(() => null),
    asked: 0,
    refused: 0,
    cameAgain: 0,
    toldTwice: 0,
  };
  const sinceDraw = () => Date.now() - drawsAtMs;
  const until = drawsAtMs + givesUpAfterMs;
  let over = false;
  const drawn = `"now_expect":"${period}"`;
  const anyPort = () => ports[Math.floor(Math.random() * ports.length)]!;

  /** Listens to one stream after the other, as the client does; resolves once the first one says something. */
  function follow(player: Player, index: number): Promise<void> {
    let last = '';
    let failures = 0;
    return new Promise((resolve) => {
      const listen = (port: number) => {
        let heard = false;
        let settled = 0;
        const headers = { ...browser, ...player.headers };
        const path = `/api/Lottery/stream?key=${task.gameKey}${last && `&last=${last}`}`;
        // Looked at as bytes and piece by piece: the crowd has to cost less than the server.
        const onPiece = (piece: Buffer) => {
          if (!heard) found.asked += 1;
          heard = true;
          resolve();
          if (piece.includes(drawn)) found.sawDraw[index] ??= sinceDraw();
          if (piece.includes('event: settled')) {
            found.sawOwn[index] ??= sinceDraw();
            if (++settled === 2) found.toldTwice += 1;
          }
          const id = piece.lastIndexOf('id: ');
          if (id >= 0) last = piece.toString('latin1', id + 4, id + 20);
        };
        const onEnd = (isAway: boolean) => {
          if (over) return;
          // A balancer knows which servers are there, and asks another one at once.
          if (isAway) return listen(ports.find((other) => other !== port)!);
          failures = heard ? 0 : failures + 1;
          if (!heard) {
            found.asked += 1;
            found.refused += 1;
          }
          found.cameAgain += 1;
          const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
          setTimeout(() => over || listen(anyPort()), Math.random() * longest);
        };
        leave[index] = (task.tls ? listenByHttp2 : listenByHttp)({ port, path, headers, onPiece, onEnd });
      };
      listen(ports[index % ports.length]!);
    });
  }

  async function readAgain(player: Player, index: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const read = async (path: string): Promise<string> => {
      found.asked += 1;
      const headers = { ...browser, ...player.headers };
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ port: anyPort(), path, agent, headers }, resolve).once('error', reject);
      });
      if (answer.statusCode !== 200) found.refused += 1;
      let text = '';
      for await (const piece of answer.setEncoding('utf8')) text += String(piece);
      return answer.statusCode === 200 ? text : '';
    };
    // Countdowns show whole seconds.
    await pause(drawsAtMs + Math.random() * 1_000 - Date.now());
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
    await Promise.race([Promise.all(players.map(readAgain)), pause(until - Date.now())]);
    return found;
  }
  const leave: (() => void)[] = [];
  // A few at a time, as members come.
  for (let next = 0; next < players.length; next += 100)
    await Promise.all(players.slice(next, next + 100).map((player, index) => follow(player, next + index)));
  onReady();
  while (Date.now() < until && found.sawOwn.includes(null)) await pause(50);
  over = true;
  for (const end of leave) end();
  return found;
}

interface Listening {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  onPiece: (piece: Buffer) => void;
  /** Told whether nobody takes connections there. */
  onEnd: (isAway: boolean) => void;
}

/** Without an HTTP client, which would cost more than the server; whatever is no stream has ended. */
function listenByHttp({ port, path, headers, onPiece, onEnd }: Listening): () => void {
  const socket = connect(port, '127.0.0.1');
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${fields.join('')}\r\n`);
  socket.once('data', (head) => {
    if (!head.includes('200 OK') || !head.includes('text/event-stream')) return socket.destroy();
    onPiece(head);
    socket.on('data', onPiece);
  });
  let isAway = false;
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    isAway = code === 'ECONNREFUSED';
    socket.destroy();
  });
  socket.once('close', () => onEnd(isAway));
  return () => socket.destroy();
}

/** A connection for each member, as browsers have. */
function listenByHttp2({ port, path, headers, onPiece, onEnd }: Listening): () => void {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  session.on('error', () => session.destroy());
  session.once('close', () => onEnd(false));
  const stream = session.request({ ':path': path, ...headers });
  stream.once('response', ({ ':status': status }) => {
    if (status === 200) stream.on('data', onPiece);
    else session.destroy();
  });
  stream.on('error', () => session.destroy());
  stream.once('close', () => session.destroy());
  return () => session.destroy();
}

process.once('message', (task: CrowdTask) => {
  void crowd(task, () => process.send?.('ready')).then((found) => {
    process.send?.(found);
    process.disconnect();
  });
});
