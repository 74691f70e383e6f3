import { freePorts } from '@members/tooling/freePorts';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

async function start(trusted: string): Promise<void> {
  directory = mkdtempSync(join(tmpdir(), 'members-nginx-'));
  chmodSync(directory, 0o755);
  const [server, port] = (await freePorts(2)) as [number, number];
  upstream = createServer(({ headers }, response) => {
    received = headers;
    response.end();
  }).listen(server, '127.0.0.1');
  nginx = await startNginx({ directory, port, servers: [server, server], trusted });
}

const where = 'needs Debian’s nginx-light';
(findProgram('nginx') ? describe : describe.skip)(`what nginx says of clients (${where})`, () => {
  afterEach(async () => {
    await nginx.stop();
    upstream.close();
    rmSync(directory, { recursive: true });
  });

  test('nothing that they claim themselves, as it is shipped', async () => {
    await start(readFileSync(join(__dirname, 'nginx/trusted.conf'), 'utf8'));
    const itself = { address: '127.0.0.1', scheme: 'http' };
    expect(await forwardedHeaders({})).toEqual(itself);
    expect(
      await forwardedHeaders({ 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' }),
    ).toEqual(itself);
  });

  test('behind a load balancer the address and scheme that it names, and nothing that came with them', async () => {
    await start('set_real_ip_from 127.0.0.1; set_real_ip_from 10.0.0.0/8;');
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
