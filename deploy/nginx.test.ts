import { freePorts } from '@members/tooling/freePorts';
import { execFileSync } from 'node:child_process';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { get as getByTls } from 'node:https';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, type Program } from '../server/testing/faults/balancer/programs';
import { startNginx } from '../server/testing/faults/balancer/shipped';

let directory: string;
let upstream: Server;
let nginx: Program;
let received: IncomingHttpHeaders;

/** The address and scheme that nginx forwards for a client that sends these headers. */
async function forwardedHeaders(
  headers: Record<string, string>,
): Promise<{ address: unknown; scheme: unknown }> {
  await fetch(`http://127.0.0.1:${nginx.port}/api/system/config`, { headers });
  return { address: received['x-forwarded-for'], scheme: received['x-forwarded-proto'] };
}

/** Starts nginx in front of a server; resolves to the port of TLS, if it ends here. */
async function start({ trusted = '', tls = false }: { trusted?: string; tls?: boolean }): Promise<number> {
  directory = mkdtempSync(join(tmpdir(), 'members-nginx-'));
  chmodSync(directory, 0o755);
  const [server, port, tlsPort] = (await freePorts(3)) as [number, number, number];
  upstream = createServer(({ headers, url }, response) => {
    received = headers;
    if (url === '/api/promised') response.setHeader('strict-transport-security', 'max-age=60');
    response.end();
  }).listen(server, '127.0.0.1');
  const secrets = join(directory, 'tls');
  if (tls) makeCertificate(secrets);
  nginx = await startNginx({
    directory,
    port,
    servers: [server, server],
    trusted,
    ...(tls && { tls: { port: tlsPort, directory: secrets } }),
  });
  return tlsPort;
}

function makeCertificate(into: string): void {
  mkdirSync(into);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', join(into, 'tls.key'), '-out', join(into, 'tls.crt')];
  execFileSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=members.test', ...files], { stdio: 'pipe' });
  chmodSync(join(into, 'tls.key'), 0o644);
}

/** Status of an answer, and its promises to stay with TLS. */
const promised = (url: string, headers: Record<string, string> = {}) =>
  new Promise<[number | undefined, string[] | undefined]>((resolve, reject) => {
    const ask = url.startsWith('https:') ? getByTls : get;
    ask(url, { headers, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headersDistinct['strict-transport-security']]);
    }).once('error', reject);
  });

/** What answers a request to nginx by a name. */
const answeredBy = (port: number, { host, path }: { host: string; path: string }) =>
  new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, async (answer) => {
      resolve(Buffer.concat(await answer.toArray()).toString());
    }).once('error', reject);
  });

const describeIf = (...programs: string[]) => (programs.every(findProgram) ? describe : describe.skip);

async function stop(): Promise<void> {
  await nginx.stop();
  upstream.close();
  rmSync(directory, { recursive: true });
}

describeIf('nginx')('what nginx says of clients (needs Debian’s nginx-light)', () => {
  afterEach(stop);

  test('nothing that they claim themselves, as it is shipped', async () => {
    await start({ trusted: readFileSync(join(__dirname, 'nginx/trusted.conf'), 'utf8') });
    const itself = { address: '127.0.0.1', scheme: 'http' };
    expect(await forwardedHeaders({})).toEqual(itself);
    expect(
      await forwardedHeaders({ 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' }),
    ).toEqual(itself);
  });

  test('behind a load balancer the address and scheme that it names, and nothing that came with them', async () => {
    await start({ trusted: 'set_real_ip_from 127.0.0.1; set_real_ip_from 10.0.0.0/8;' });
    const client = { address: '198.51.100.7', scheme: 'https' };
    const https = { 'x-forwarded-proto': 'https' };
    expect(await forwardedHeaders({ 'x-forwarded-for': '198.51.100.7', ...https })).toEqual(client);
    expect(await forwardedHeaders({ 'x-forwarded-for': '203.0.113.1, 198.51.100.7', ...https })).toEqual(
      client,
    );
    expect(
      await forwardedHeaders({ 'x-forwarded-for': '203.0.113.1, 198.51.100.7, 10.1.2.3', ...https }),
    ).toEqual(client);
    expect(await forwardedHeaders({ 'x-forwarded-for': '2001:db8::1', ...https })).toEqual({
      ...client,
      address: '2001:db8::1',
    });
    expect(await forwardedHeaders({ 'x-forwarded-for': '198.51.100.7' })).toEqual({
      ...client,
      scheme: 'http',
    });
    expect(
      await forwardedHeaders({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'javascript' }),
    ).toEqual({
      ...client,
      scheme: 'http',
    });
  });
});

describeIf('nginx', 'openssl')('HSTS of what nginx answers (needs Debian’s nginx-light and openssl)', () => {
  afterEach(stop);
  const year = ['max-age=31536000'];

  test('where TLS ends here: on its own answers, errors among them, and on no unencrypted one', async () => {
    const tlsPort = await start({ tls: true });
    const [encrypted, plain] = [`https://127.0.0.1:${tlsPort}`, `http://127.0.0.1:${nginx.port}`];
    expect(await promised(`${encrypted}/readyz`)).toEqual([404, year]);
    expect(await promised(`${encrypted}/no-page-server-is-there`)).toEqual([502, year]);
    expect(await promised(`${encrypted}/api/system/config`)).toEqual([200, year]);
    // A browser ignores the promise where anybody on the way could have made it.
    expect(await promised(`${plain}/`)).toEqual([301, undefined]);
    expect(await promised(`${plain}/api/system/config`)).toEqual([403, undefined]);
  });

  test('behind a load balancer that ends TLS likewise, and once where the server has said it', async () => {
    await start({ trusted: 'set_real_ip_from 127.0.0.1;' });
    const encrypted = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
    const at = (path: string) => `http://127.0.0.1:${nginx.port}${path}`;
    expect(await promised(at('/readyz'), encrypted)).toEqual([404, year]);
    expect(await promised(at('/api/promised'), encrypted)).toEqual([200, ['max-age=60']]);
    expect(await promised(at('/readyz'))).toEqual([404, undefined]);
  });
});

describeIf('nginx')('where nginx sends what operators ask (needs Debian’s nginx-light)', () => {
  test('calls of the office to the servers, its page and the calls about releases to the web', async () => {
    directory = mkdtempSync(join(tmpdir(), 'members-nginx-'));
    chmodSync(directory, 0o755);
    const [api, web, port, officePort] = (await freePorts(4)) as [number, number, number, number];
    const answering = (name: string, at: number) =>
      createServer((_request, response) => response.end(name)).listen(at, '127.0.0.1');
    const upstreams = [answering('api', api), answering('web', web)];
    const name = 'office.members.test';
    const office = { at: web, api: [api, api] as const, name, port: officePort };
    nginx = await startNginx({ directory, port, servers: [9, 9], office });
    try {
      for (const path of ['/', '/content/product/1', '/registry/api/overview'])
        expect(await answeredBy(officePort, { host: name, path })).toBe('web');
      expect(await answeredBy(officePort, { host: name, path: '/api/session' })).toBe('api');
    } finally {
      await nginx.stop();
      for (const upstream of upstreams) upstream.close();
      rmSync(directory, { recursive: true });
    }
  });
});
