import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mainPort } from './ports';

/** What a call is answered instead of the system's own answer. */
export type Fault = (response: ServerResponse) => void;

const send =
  (body: string, type = 'application/json'): Fault =>
  (response) =>
    void response.setHeader('content-type', type).end(body);

export const faults = {
  /** Never answers. */
  silence: () => undefined,
  html: send('<!doctype html><title>Bad gateway</title>', 'text/html'),
  noEnvelope: send('{"ok":true}'),
  badBase64: send('{"code":200,"msg":"","data":"%%%"}'),
  code500: send('{"code":500,"msg":"an inner fault","data":""}'),
  http500: (response) => void response.writeHead(500).end('an inner fault'),
  /** The connection breaks off. */
  broken: (response) => void response.destroy(),
} satisfies Record<string, Fault>;

/** Envelope of a success with these data, as another server of the same contract could send it. */
export const answering = (data: unknown): Fault =>
  send(JSON.stringify({ code: 200, msg: '', data: Buffer.from(JSON.stringify(data)).toString('base64') }));

export interface FaultyServer {
  address: string;
  /** Answers the call at this path, `/notice/getNoticeList`, or every call (`*`), with the fault from now on. */
  break(path: string, fault: Fault): void;
  heal(): void;
  stop(): Promise<void>;
}

/** In front of the system under test: passes everything on, but for the calls that a spec has broken. */
export async function startFaultyServer(settings: { timeoutMs?: number } = {}): Promise<FaultyServer> {
  const broken = new Map<string, Fault>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const fault = pathname.startsWith('/api/')
      ? (broken.get(pathname.slice(4)) ?? broken.get('*'))
      : undefined;
    if (!fault) return passOn(request, response, pathname === '/' ? settings : null);
    request.resume();
    request.on('end', () => fault(response));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    break: (path, fault) => void broken.set(path, fault),
    heal: () => broken.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Passes a request on; into the page it writes the settings, which the server of a page decides. */
function passOn(request: IncomingMessage, response: ServerResponse, settings: object | null): void {
  const { origin: _, ...headers } = request.headers;
  if (settings) delete headers['accept-encoding'];
  const passed = forward(
    { port: mainPort, host: 'localhost', path: request.url, method: request.method, headers },
    (answer) => {
      if (!settings) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      let page = '';
      answer.setEncoding('utf8').on('data', (chunk) => (page += chunk));
      answer.on('end', () => {
        const { 'content-length': _length, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        response.end(page.replace(/("members-settings"[^>]*>)[^<]*/, `$1${JSON.stringify(settings)}`));
      });
    },
  );
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
