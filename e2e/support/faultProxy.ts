import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/** What becomes of a connection, e.g. between browser and server. */
export const tcpFaults = {
  /** Both ways wait before each piece. */
  slow: 'slow',
  /** The request gets through; the connection ends before its answer. */
  lostAnswer: 'lostAnswer',
  /** The connection ends before the request gets through. */
  lostRequest: 'lostRequest',
  /** Reset (RST) in the middle of the answer. */
  reset: 'reset',
  /** The first half of the answer, then the end. */
  half: 'half',
  /** Bytes that are no HTTP instead of the answer; the request gets through. */
  garbage: 'garbage',
  /** The request gets through; nothing ever comes back. */
  silence: 'silence',
} as const;

export type TcpFault = keyof typeof tcpFaults;

export interface FaultProxy {
  port: number;
  address: string;
  /** From now on; `null` for none. What goes on already keeps its own. */
  inject(fault: TcpFault | null): void;
  /** Ends all connections that are open, as a phone does that changes its network. */
  cut(): void;
  /** How many connections met a fault. */
  met(): number;
  stop(): Promise<void>;
}

const slowMs = 400;
const garbage = Buffer.from('\x16\x03\x01\x00\xff<\x00garbage>\r\n\r\n{"code":200', 'latin1');

/** A TCP proxy that breaks connections on purpose. It knows bytes only, so keep-alive is given up while it breaks. */
export async function startFaultProxy(to: NetConnectOpts): Promise<FaultProxy> {
  let fault: TcpFault | null = null;
  let faultCount = 0;
  const open = new Set<Socket>();

  function carry(client: Socket): void {
    const server = connect(to);
    for (const socket of [client, server]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (bytes) => {
      const now = fault;
      if (now) faultCount += 1;
      if (now === 'lostRequest') return void client.destroy();
      if (now === 'slow') return void setTimeout(() => server.writable && server.write(bytes), slowMs);
      server.write(bytes);
    });
    server.on('data', (bytes) => answer(fault, bytes, client));
  }

  function answer(now: TcpFault | null, bytes: Buffer, client: Socket): void {
    if (now === 'slow') return void setTimeout(() => client.writable && client.write(bytes), slowMs);
    if (now === 'lostAnswer') return void client.destroy();
    if (now === 'silence') return;
    if (now === 'garbage') return void client.end(garbage);
    const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
    if (now === 'half') return void client.end(half);
    if (now === 'reset') return void client.write(half, () => client.resetAndDestroy());
    client.write(bytes);
  }

  const proxy = createServer(carry);
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const cut = () => open.forEach((socket) => socket.destroy());
  const { port } = proxy.address() as AddressInfo;
  return {
    port,
    address: `http://localhost:${port}`,
    inject(next) {
      fault = next;
    },
    cut,
    met: () => faultCount,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        cut();
      }),
  };
}
