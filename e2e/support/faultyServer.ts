import { createServer, type ServerResponse } from 'node:http';
import { listen } from './listen';
import { passOn, withSettings } from './passOn';
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
export const successWith = (data: unknown): Fault =>
  send(JSON.stringify({ code: 200, msg: '', data: Buffer.from(JSON.stringify(data)).toString('base64') }));

export interface FaultyServer {
  address: string;
  /** Answers the call at this path, `/notice/getNoticeList`, or every call (`*`), with the fault from now on. */
  break(path: string, fault: Fault): void;
  heal(): void;
  stop(): Promise<void>;
}

/** A proxy in front of the system under test that answers the calls that a spec has broken with their faults. */
export async function startFaultyServer(settings: { timeoutMs?: number } = {}): Promise<FaultyServer> {
  const broken = new Map<string, Fault>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const fault = pathname.startsWith('/api/')
      ? (broken.get(pathname.slice(4)) ?? broken.get('*'))
      : undefined;
    const rewrite = pathname === '/' ? (page: string) => withSettings(page, settings) : undefined;
    if (!fault) return passOn(request, response, { port: mainPort, rewrite });
    request.resume();
    request.on('end', () => fault(response));
  });
  const listening = await listen(server);
  return {
    ...listening,
    break: (path, fault) => void broken.set(path, fault),
    heal: () => broken.clear(),
  };
}
