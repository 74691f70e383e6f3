import { connect, type Socket } from 'node:net';
import type { Player } from './population';

export interface OrderToSend {
  player: Player;
  gameId: number;
  period: string;
  stake: number;
  key: string | null;
}

export interface OrderAnswer {
  order: OrderToSend;
  /** Code of the envelope; `null` where the connection was lost before the answer. */
  code: number | null;
  ms: number;
}

/** Call 12 as bytes: a keep-alive POST with one option. */
export function orderBytes({ player, gameId, period, stake, key }: OrderToSend): string {
  const body = `item=bi&money=${stake}&lid=${gameId}&mid=${player.id}&expect=${period}`;
  return (
    `POST /api/game/placeOrder HTTP/1.1\r\nHost: localhost\r\nlang: en_us\r\ntoken: ${player.headers.token}\r\n` +
    `tokensso: ${player.headers.tokensso}\r\n${key === null ? '' : `idempotency-key: ${key}\r\n`}` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

/** A read of a member as a browser sends it: a keep-alive GET that takes a compressed answer. */
export function readBytes({ player, path }: { player: Player; path: string }): string {
  return (
    `GET /api${path} HTTP/1.1\r\nHost: localhost\r\nlang: en_us\r\ntoken: ${player.headers.token}\r\n` +
    `tokensso: ${player.headers.tokensso}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`
  );
}

interface Lines {
  /** This machine unless told. */
  host?: string;
  port: number;
  connections: number;
}

type Next<Request> = () => Request | null | Promise<Request | null>;

/**
 * Sends requests over so many keep-alive connections, each with one at a time, until `next` gives no more. A connection
 * that is lost is opened again for the next request.
 */
export async function sendRequests<Request>(
  options: Lines & {
    next: Next<Request>;
    bytesOf: (request: Request) => string;
    onAnswer: (answer: { request: Request; code: number | null; ms: number }) => void;
  },
): Promise<void> {
  const { host = '127.0.0.1', port, connections, next, bytesOf, onAnswer } = options;
  async function keepSending(): Promise<void> {
    let line = openLine(host, port);
    for (let request = await next(); request; request = await next()) {
      const startedAt = performance.now();
      const code = await line.ask(bytesOf(request));
      onAnswer({ request, code, ms: performance.now() - startedAt });
      if (code === null) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        line = openLine(host, port);
      }
    }
    line.end();
  }
  await Promise.all(Array.from({ length: connections }, keepSending));
}

export function sendOrders(
  options: Lines & { next: Next<OrderToSend>; onAnswer: (answer: OrderAnswer) => void },
): Promise<void> {
  return sendRequests({
    ...options,
    bytesOf: orderBytes,
    onAnswer: ({ request, ...answer }) => options.onAnswer({ order: request, ...answer }),
  });
}

/** One connection; an answer is read as far as its code. */
function openLine(host: string, port: number) {
  const socket: Socket = connect({ port, host, noDelay: true });
  let received = '';
  let answer: ((code: number | null) => void) | null = null;
  let lost = false;
  const tell = (code: number | null) => {
    const waiting = answer;
    answer = null;
    received = '';
    waiting?.(code);
  };
  const lose = () => {
    lost = true;
    tell(null);
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = /content-length: (\d+)/i.exec(received.slice(0, head))?.[1];
    if (length ? received.length < head + 4 + Number(length) : !received.endsWith('\r\n0\r\n\r\n')) return;
    // What is long enough to be compressed is no refusal.
    const compressed = /content-encoding:/i.test(received.slice(0, head));
    tell(compressed ? 200 : Number(/"code":(\d+)/.exec(received)?.[1] ?? 0));
  });
  socket.on('error', lose);
  socket.on('close', lose);
  return {
    ask: (bytes: string) =>
      new Promise<number | null>((resolve) => {
        if (lost) return resolve(null);
        answer = resolve;
        socket.write(bytes, 'latin1');
      }),
    end: () => socket.destroy(),
  };
}
