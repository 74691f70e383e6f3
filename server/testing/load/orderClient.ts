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

/**
 * Bets over so many keep-alive connections, each with one request at a time, until `next` gives no more. A connection
 * that is lost is opened again for the next order.
 */
export async function sendOrders(options: {
  /** This machine unless told. */
  host?: string;
  port: number;
  connections: number;
  next: () => OrderToSend | null | Promise<OrderToSend | null>;
  onAnswer: (answer: OrderAnswer) => void;
}): Promise<void> {
  const { host = '127.0.0.1', port, connections, next, onAnswer } = options;
  async function keepSending(): Promise<void> {
    let line = openLine(host, port);
    for (let order = await next(); order; order = await next()) {
      const startedAt = performance.now();
      const code = await line.ask(orderBytes(order));
      onAnswer({ order, code, ms: performance.now() - startedAt });
      if (code === null) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        line = openLine(host, port);
      }
    }
    line.end();
  }
  await Promise.all(Array.from({ length: connections }, keepSending));
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
    const length = Number(/content-length: (\d+)/i.exec(received.slice(0, head))?.[1] ?? 0);
    if (received.length < head + 4 + length) return;
    tell(Number(/"code":(\d+)/.exec(received)?.[1] ?? 0));
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
