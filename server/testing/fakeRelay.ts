import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a relay answers for a round, given the signature it should bring. */
export type Behaviour = (response: ServerResponse, asked: { round: number; signature: string }) => void;

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A point of the same group with the opposite sign: well-formed, and never the signature itself. */
export const negativeOf = (signature: string): string =>
  (parseInt(signature.slice(0, 2), 16) ^ 0x20).toString(16) + signature.slice(2);

export const good: Behaviour = (response, { round, signature }) =>
  void json(response, { round, randomness: '00'.repeat(32), signature });
export const wrong: Behaviour = (response, { round, signature }) =>
  void json(response, { round, signature: negativeOf(signature) });
export const otherRound: Behaviour = (response, { round, signature }) =>
  void json(response, { round: round + 1, signature });
export const missing: Behaviour = (response) => void json(response, { error: 'not yet' }, 404);
export const hanging: Behaviour = () => {};
export const hangingMidway: Behaviour = (response) => void response.writeHead(200).write('{"round":');
export const garbage: Behaviour = (response) => void response.end('<html>Bad gateway</html>');
export const noSignature: Behaviour = (response, { round }) => void json(response, { round, signature: 7 });
export const huge: Behaviour = (response, { round }) =>
  void json(response, { round, signature: 'ab'.repeat(100_000) });
export const elsewhere: Behaviour = (response) =>
  void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();

export interface FakeRelay {
  address: string;
  /** How often it was asked. */
  asked: number;
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A drand HTTP relay on loopback, for one chain, that behaves as it is told. */
export async function startRelay(options: {
  chainHash: string;
  signatureOf: (round: number) => string | Promise<string>;
  behaviour: Behaviour;
}): Promise<FakeRelay> {
  let { behaviour } = options;
  const server = createServer((request, response) => {
    relay.asked += 1;
    const [, chainHash, path, round] = (request.url ?? '').split('/');
    if (chainHash !== options.chainHash || path !== 'public') return void json(response, {}, 404);
    void Promise.resolve(options.signatureOf(Number(round))).then((signature) =>
      behaviour(response, { round: Number(round), signature }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relay: FakeRelay = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: 0,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return relay;
}
