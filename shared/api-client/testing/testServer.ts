import { encodeData, envelopeCodes } from '@members/contract';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

type Reply = (response: ServerResponse) => void;

export const answer =
  (data: unknown, msg = ''): Reply =>
  (response) =>
    void response.end(JSON.stringify({ code: envelopeCodes.ok, msg, data: encodeData(data) }));

export const envelope =
  (code: number, msg: string): Reply =>
  (response) =>
    void response.end(JSON.stringify({ code, msg, data: '' }));

export const raw =
  (body: string, status = 200): Reply =>
  (response) =>
    void response.writeHead(status).end(body);

/** A real HTTP server on loopback for the tests of the client: it answers what it is told and keeps what it saw. */
export async function startTestServer(port = 0) {
  const seen: SeenRequest[] = [];
  let reply: Reply = answer(null);
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      'lang, token, tokensso, page-key, idempotency-key, x-release, content-type',
    );
    if (request.method === 'OPTIONS') return void response.end();
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const { method = '', headers } = request;
      seen.push({ method, path: pathname, query: searchParams, headers, body });
      reply(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    seen,
    reply: (next: Reply) => (reply = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
