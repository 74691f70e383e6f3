import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerProcess } from '../load';

/** When the server dies: as soon as a notice has been sent on to it, or when its answer is on the way back. */
export type KillAt = 'sent' | 'answered';

export interface KillingProxy {
  url: string;
  /** Kills the server of the next notice; resolves when it is dead. */
  killNext(at: KillAt): Promise<void>;
  /** Notices whose answer has reached the provider. */
  answered: number;
  close(): Promise<void>;
}

/** Stands between provider and server: it can kill the server between a notice and its answer. */
export async function startKillingProxy(server: () => ServerProcess): Promise<KillingProxy> {
  let next: { at: KillAt; done: () => void } | null = null;
  const proxy: Server = createServer((incoming, outgoing) => {
    const kill = next;
    next = null;
    const die = () => void server().kill().then(kill?.done);
    const forwarded = httpRequest(
      {
        port: server().port,
        host: '127.0.0.1',
        path: '/payments/sandbox/notice',
        method: 'POST',
        headers: incoming.headers,
      },
      (answer) => {
        if (kill?.at === 'answered') {
          die();
          return void outgoing.destroy();
        }
        state.answered += 1;
        outgoing.writeHead(answer.statusCode ?? 500);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
    if (kill?.at === 'sent') forwarded.on('finish', die);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const state: KillingProxy = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`,
    answered: 0,
    killNext: (at) =>
      new Promise((done) => {
        next = { at, done };
      }),
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
  return state;
}
