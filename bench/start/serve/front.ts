import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer } from 'node:https';
import type { Certificate } from './certificate';

export const protocols = ['h1', 'h2'] as const;
export type Protocol = (typeof protocols)[number];

export interface FrontOptions {
  port: number;
  protocol: Protocol;
  certificate: Certificate;
  /** The port of the program that answers a path. */
  upstream: (pathname: string) => number;
}

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

/** Headers of one connection, which HTTP/2 refuses. */
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

/** TLS in front of a program, the same for both versions of HTTP. Answers with what stops it. */
export async function startFront({ port, protocol, certificate, upstream }: FrontOptions) {
  const agent = new Agent({ keepAlive: true });
  const { key, cert } = certificate;
  const passOn = (incoming: Incoming, outgoing: Outgoing) => {
    const { method, url = '/', headers } = incoming;
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: upstream(new URL(url, 'http://localhost').pathname),
        method,
        path: url,
        headers: { ...endToEnd(headers), host: String(headers.host ?? headers[':authority']) },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers) as never);
        answer.pipe(outgoing as NodeJS.WritableStream);
      },
    );
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  };
  const server =
    protocol === 'h1' ? createServer({ key, cert }, passOn) : createSecureServer({ key, cert }, passOn);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    agent.destroy();
    server.close();
  };
}

const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  );
