import { uploadPath } from '@members/office-contract';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';

let server: TestServer;
let offices: TestOffice[];
beforeAll(async () => {
  server = await createTestServer();
  // Two servers on one database.
  offices = [await createTestOffice(server), await createTestOffice(server)];
  await Promise.all(offices.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
});
afterAll(async () => {
  await Promise.all(offices.map((office) => office.close()));
  await server.close();
});

const tus = { 'tus-resumable': '1.0.0' };
const bytes = Buffer.alloc(2_500_000, 'a film ');

type Asked = Parameters<TestOffice['headersOf']>[0];

async function send(
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  path: string,
  { as = {}, at = 0, headers = {}, body }: { as?: Asked; at?: 0 | 1; headers?: object; body?: Buffer } = {},
) {
  const { app, headersOf } = offices[at]!;
  return app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headersOf(as), ...tus, ...headers },
    ...(body && { payload: body }),
  });
}

async function begin(size = bytes.length, as: Asked = {}) {
  const { headers, statusCode } = await send('POST', uploadPath, {
    as,
    headers: { 'upload-length': String(size), 'upload-metadata': `name ${btoa('film.mp4')}` },
  });
  return { statusCode, path: String(headers.location).replace(/^\/api/, '') };
}

const patch = (path: string, [from, to]: readonly [number, number], at: 0 | 1 = 0) =>
  send('PATCH', path, {
    at,
    headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    body: bytes.subarray(from, to),
  });
const offsetOf = async (path: string, as: Asked = {}) =>
  Number((await send('HEAD', path, { as, at: 1 })).headers['upload-offset']);

async function contentOf(path: string): Promise<Buffer> {
  const parts = await server.database.reader
    .selectFrom('office_upload_parts')
    .select('content')
    .where('upload_id', '=', path.split('/').at(-1)!)
    .orderBy('start')
    .execute();
  return Buffer.concat(parts.map(({ content }) => content));
}

describe('an upload of an operator (OFC-74)', () => {
  it('goes on at another server where the first has left off, and is whole in the end', async () => {
    const { path, statusCode } = await begin();
    expect(statusCode).toBe(201);
    expect((await patch(path, [0, 1_000_000])).headers['upload-offset']).toBe('1000000');
    expect(await offsetOf(path)).toBe(1_000_000);
    expect((await patch(path, [1_000_000, bytes.length], 1)).statusCode).toBe(204);
    expect((await contentOf(path)).equals(bytes)).toBe(true);
  });

  it('keeps what has come when the network is lost, and goes on from there', async () => {
    const { path } = await begin();
    const { app, headersOf } = offices[0]!;
    const sent = 1_300_000;
    const patching = request({
      port: (app.server.address() as AddressInfo).port,
      path: `/api${path}`,
      method: 'PATCH',
      headers: {
        ...{ ...headersOf({}), ...tus, 'upload-offset': '0', 'content-length': String(bytes.length) },
        'content-type': 'application/offset+octet-stream',
      },
    });
    const closed = new Promise((resolve) => patching.on('error', resolve));
    patching.write(bytes.subarray(0, sent));
    while ((await offsetOf(path)) === 0) await new Promise((done) => setImmediate(done));
    patching.destroy();
    await closed;
    // The server may still be keeping the rest of what it has got.
    let offset = await offsetOf(path);
    expect(offset).toBeLessThanOrEqual(sent);
    while ((await patch(path, [offset, bytes.length], 1)).statusCode === 409) offset = await offsetOf(path);
    expect((await contentOf(path)).equals(bytes)).toBe(true);
  });

  it('takes of two that write at the same place one', async () => {
    const { path } = await begin();
    const both = await Promise.all([patch(path, [0, 500_000], 0), patch(path, [0, 500_000], 1)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await offsetOf(path)).toBe(500_000);
  });

  it('is nobody else’s, and is thrown away by its operator', async () => {
    const { path } = await begin();
    for (const method of ['HEAD', 'DELETE'] as const)
      expect((await send(method, path, { as: { name: 'bob' } })).statusCode).toBe(404);
    expect((await send('DELETE', path)).statusCode).toBe(204);
    expect((await send('HEAD', path)).statusCode).toBe(404);
  });

  it('is forgotten after three days without an end', async () => {
    const { path } = await begin();
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('office_uploads')
        .set({ received: 0 })
        .where('id', '=', path.split('/').at(-1)!)
        .execute(),
    );
    await server.database.owner.transaction((transaction) =>
      transaction
        .updateTable('office_uploads')
        .set({ started_at: new Date(Date.now() - 4 * 24 * 60 * 60_000) })
        .execute(),
    );
    await begin();
    expect((await send('HEAD', path)).statusCode).toBe(404);
  });
});

describe('an upload is refused', () => {
  it('to nobody, to who may not change content, and to pages of other origins', async () => {
    const post = (as: Asked, headers = {}) => send('POST', uploadPath, { as, headers });
    expect((await post(null)).json()).toMatchObject({ key: 'signedOut' });
    expect((await post({ rights: ['content.see'] })).json()).toMatchObject({ key: 'forbidden' });
    const foreign = await post({}, { origin: 'http://m.test' });
    expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await send('POST', uploadPath, {})).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('if it is empty or larger than a film may be, and with more than it has announced', async () => {
    expect((await begin(0)).statusCode).toBe(400);
    expect((await begin(2 * 1024 ** 3)).statusCode).toBe(413);
    const { path } = await begin(1_000);
    expect((await patch(path, [0, 2_000])).statusCode).toBe(413);
  });
});
