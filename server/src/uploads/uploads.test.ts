import { calls, decodeData, type Envelope } from '@members/contract';
import { sql } from 'kysely';
import { connect } from 'node:net';
import sharp from 'sharp';
import { holdMember } from '../members';
import { trim } from './store';
import { createTestServer, sessionHeaders, type TestServer } from '../../testing';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());

type Session = Awaited<ReturnType<TestServer['signUp']>>;

/** Sends bytes as a browser does: multipart, over a real connection. */
async function upload(session: Session, bytes: Uint8Array, file = { name: 'me.jpg', type: 'image/jpeg' }) {
  const body = new FormData();
  body.set('file', new File([Uint8Array.from(bytes)], file.name, { type: file.type }));
  return send(session, body);
}

async function send(
  session: Session,
  body: FormData | URLSearchParams | string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${address}/api${calls.uploadImage.path}`, {
    method: 'POST',
    headers: { ...sessionHeaders(session), ...headers },
    body,
  });
  const { code, msg, data } = (await response.json()) as Envelope;
  return { code, message: msg, url: (decodeData(data) as { url: string } | null)?.url ?? '' };
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });
const setAvatar = (session: Session, url: string) => server.call('setAvatar', { url }, { session });
const invalid = { code: 401, message: 'Invalid image' };

describe('uploading a picture (call 26, D42)', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s comes back as a square webp', async (format) => {
    const { code, url } = await upload(
      await server.signUp(),
      await drawn(800, 500).toFormat(format).toBuffer(),
    );
    expect(code).toBe(200);
    expect(url).toMatch(/^\/uploads\/[\w-]{22}\.webp$/);
    const picture = await fetch(address + url);
    const { format: served, width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect([served, width, height]).toEqual(['webp', 320, 320]);
  });

  test('its content says what it is, not its name', async () => {
    const png = await drawn(40, 40).png().toBuffer();
    const { code } = await upload(await server.signUp(), png, { name: 'page.html', type: 'text/html' });
    expect(code).toBe(200);
  });

  test('what the camera wrote about place and time is gone, and the picture stands upright', async () => {
    const camera = {
      IFD0: { Make: 'Camera', Model: 'X' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1' },
    };
    const jpeg = await drawn(60, 30)
      .composite([{ input: await drawn(30, 30).negate().png().toBuffer(), left: 0, top: 0 }])
      .withExif(camera)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const { url } = await upload(await server.signUp(), jpeg);
    const bytes = await (await fetch(address + url)).arrayBuffer();
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    // Turned by a quarter, the left half of the file is the upper half of the picture.
    const [top, bottom] = await Promise.all(
      [20, 300].map((y) => sharp(bytes).extract({ left: 160, top: y, width: 1, height: 1 }).raw().toBuffer()),
    );
    expect(top![0]).toBeLessThan(bottom![0]!);
  });

  test('of a moving picture the first frame is kept', async () => {
    const frames = await Promise.all([0, 200].map((red) => drawnIn(red)));
    const gif = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [50, 50] })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { url } = await upload(await server.signUp(), gif);
    const kept = await sharp(await (await fetch(address + url)).arrayBuffer()).metadata();
    expect([kept.pages ?? 1, kept.height]).toEqual([1, 320]);
  });

  const drawnIn = (red: number) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();

  test.each([
    ['a gif', () => drawn(20, 20).gif().toBuffer()],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that begins like a jpeg', () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
    [
      'half a picture',
      async () => (await drawn(600, 600).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])('refuses %s', async (_what, make) => {
    expect(await upload(await server.signUp(), await make())).toMatchObject(invalid);
  });

  test('refuses a small file that would be a huge picture', async () => {
    const bomb = await drawn(6_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await upload(await server.signUp(), bomb)).toMatchObject(invalid);
  });

  test('refuses a file of more than 2 MB with a sentence of its own', async () => {
    const session = await server.signUp();
    const large = { code: 401, message: 'The picture is larger than 2 MB' };
    expect(await upload(session, Buffer.alloc(2 * 1024 * 1024 + 1, 0xff))).toMatchObject(large);
    expect(await upload(session, Buffer.alloc(12 * 1024 * 1024, 0xff))).toMatchObject(large);
  });

  test('refuses a form, a body without a file, and one that ends too soon', async () => {
    const session = await server.signUp();
    const empty = new FormData();
    empty.set('other', 'text');
    expect(await send(session, new URLSearchParams({ file: 'x' }))).toMatchObject(invalid);
    expect(await send(session, empty)).toMatchObject(invalid);
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
    const begun = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG';
    expect(await send(session, begun, multipart)).toMatchObject(invalid);
    expect(await send(session, 'x', { 'content-type': 'multipart/form-data' })).toMatchObject(invalid);
  });

  test('of two files in a body the first one counts', async () => {
    const body = new FormData();
    const png = Uint8Array.from(await drawn(9, 9).png().toBuffer());
    for (const name of ['a.png', 'b.png']) body.append('file', new File([png], name));
    const session = await server.signUp();
    expect((await send(session, body)).code).toBe(200);
    expect(await uploadsOf(session)).toHaveLength(1);
  });

  const uploadsOf = ({ memberId }: Session) =>
    server.database.reader.selectFrom('uploads').select('id').where('member_id', '=', memberId).execute();

  test('an upload that is broken off leaves nothing behind', async () => {
    const session = await server.signUp();
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    const { token, tokensso } = sessionHeaders(session);
    const head = [
      `POST /api${calls.uploadImage.path} HTTP/1.1`,
      `host: 127.0.0.1\r\ntoken: ${token}\r\ntokensso: ${tokensso}`,
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000',
    ].join('\r\n');
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG';
    await new Promise<void>((done) => socket.write(`${head}\r\n\r\n${part}`, 'latin1', () => done()));
    await new Promise<void>((done) => socket.destroy().once('close', () => done()));
    expect((await upload(session, await drawn(9, 9).png().toBuffer())).code).toBe(200);
    expect(await uploadsOf(session)).toHaveLength(1);
  });

  test('nobody uploads without a session', async () => {
    const nobody = { memberId: 1, token: 'x', username: 'x' };
    expect((await upload(nobody, await drawn(9, 9).png().toBuffer())).message).toBe('鉴权错误');
  });

  test('a member uploads ten pictures a minute at most', async () => {
    const session = await server.signUp();
    const png = await drawn(9, 9).png().toBuffer();
    const answers = [];
    // More than two minutes' worth: a new minute may begin in between.
    for (let count = 0; count < 21; count++) answers.push(await upload(session, png));
    expect(answers.map(({ message }) => message)).toContain('Too many requests, please wait a moment');
    expect((await upload(await server.signUp(), png)).code).toBe(200);
  });
});

describe('an uploaded picture', () => {
  test('is served as what it is, for ever, and runs nothing', async () => {
    const { url } = await upload(await server.signUp(), await drawn(9, 9).png().toBuffer());
    const { status, headers } = await fetch(address + url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test.each(['/uploads/missing.webp', `/uploads/${'A'.repeat(22)}.webp`, '/uploads/..%2Fsecrets'])(
    'is not at %s',
    async (path) => {
      const { status, headers } = await fetch(address + path);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  test('becomes the avatar of who uploaded it, and of nobody else (call 25)', async () => {
    const [owner, other] = [await server.signUp(), await server.signUp()];
    const { url } = await upload(owner, await drawn(9, 9).png().toBuffer());
    expect(await setAvatar(other, url)).toMatchObject(invalid);
    expect(await setAvatar(owner, url)).toMatchObject({ code: 200, answer: { avatarUrl: url } });
    expect((await server.call('member', undefined, { session: owner })).answer).toMatchObject({
      avatarUrl: url,
    });
  });

  test('gives way to five newer ones, unless it is the avatar', async () => {
    const session = await server.signUp();
    const png = await drawn(9, 9).png().toBuffer();
    const urls: string[] = [];
    for (let count = 0; count < 8; count++) {
      urls.push((await upload(session, png)).url);
      if (count === 0) await setAvatar(session, urls[0]!);
    }
    const there = await Promise.all(urls.map(async (url) => (await fetch(address + url)).status));
    expect(there).toEqual([200, 404, 404, 200, 200, 200, 200, 200]);
    expect(await setAvatar(session, urls[1]!)).toMatchObject(invalid);
  });

  test('that is about to give way does not become the avatar', async () => {
    const session = await server.signUp();
    const { memberId } = session;
    const { url } = await upload(session, await drawn(9, 9).png().toBuffer());
    let chosen: ReturnType<typeof setAvatar>;
    await server.database.transaction(async (transaction) => {
      await holdMember(transaction, memberId);
      await trim(transaction, { memberId, keep: 0 });
      chosen = setAvatar(session, url);
      while (!(await somebodyWaits())) await new Promise((done) => setTimeout(done, 5));
    });
    expect(await chosen!).toMatchObject(invalid);
  });

  const somebodyWaits = async () => {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      server.database.reader,
    );
    return rows.length > 0;
  };
});

test('the twenty built-in avatars are served (D42)', async () => {
  const { demoMediaDir } = await import('../media');
  const withMedia = await createTestServer({ mediaDir: demoMediaDir, ownDatabase: true });
  for (let number = 1; number <= 20; number++) {
    const { statusCode, headers } = await withMedia.app.inject(`/head/${number}.png`);
    expect([number, statusCode, headers['content-type']]).toEqual([number, 200, 'image/png']);
  }
  expect((await withMedia.app.inject('/head/21.png')).statusCode).toBe(404);
  await withMedia.close();
});
