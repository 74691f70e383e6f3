import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Has a server listen on a free port of this machine; `stop` ends it with all of its connections. */
export async function listen(
  server: Server,
  host = 'localhost',
): Promise<{ address: string; stop(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
