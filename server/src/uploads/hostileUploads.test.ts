import { calls, type Envelope } from '@members/contract';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { createTestServer, sessionHeaders, type TestServer } from '../../testing';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
afterAll(() => server.close());

const mark = '<script>canary(1)</script>';
const png = (width = 40, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 9, g: 90, b: 200 } } }).png();

async function upload(bytes: Uint8Array, name = 'me.png', type = 'image/png') {
  const session = await server.signUp();
  const body = new FormData();
  body.set('file', new File([Uint8Array.from(bytes)], name, { type }));
  const answer = await fetch(`${address}/api${calls.uploadImage.path}`, {
    method: 'POST',
    headers: sessionHeaders(session),
    body,
  });
  const { code, msg, data } = (await answer.json()) as Envelope;
  return {
    code,
    msg,
    url: data && (JSON.parse(Buffer.from(data, 'base64').toString()) as { url: string }).url,
  };
}

const kept = async () => {
  const { total } = await server.database.reader
    .selectFrom('uploads')
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose header says one size, whatever its data are. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('hostile files (SEC-10)', () => {
  test.each([
    ['a drawing with a script', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${mark}</svg>`)],
    ['a drawing called a picture, with a byte order mark', () => Buffer.from(`\ufeff<?xml version="1.0"?><svg>${mark}</svg>`)], // oxfmt-ignore
    ['a packed drawing', () => deflateSync(Buffer.from(`<svg>${mark}</svg>`))],
    ['a gif that is a script', () => Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;canary(1)`, 'latin1')],
    ['a picture of Windows', () => Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
    ['a pdf', () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(canary(1))>>>>')],
    ['an archive', () => Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1')],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['a video', () => Buffer.from('\0\0\0\x18ftypmp42', 'latin1')],
    ['an avif, which is not asked for', () => png().avif().toBuffer()],
    ['a tiff, which is not asked for', () => png().tiff().toBuffer()],
    ['the beginning of a webp and then a page', () => Buffer.from(`RIFF\x24\0\0\0WEBPVP8 ${mark}`, 'latin1')],
    ['a header of 60,000 by 60,000 pixels', () => pngOf(60_000, 60_000, Buffer.alloc(1_000))],
    ['a header of no pixels', () => pngOf(0, 0, Buffer.alloc(10))],
    ['a picture one pixel high and 30 million wide', () => pngOf(30_000_000, 1, Buffer.alloc(1_000))],
  ])('%s is refused with a sentence, and nothing is left behind', async (_what, make) => {
    const [before, files] = [await kept(), readdirSync(tmpdir()).length];
    expect(await upload(await make())).toEqual({ code: 401, msg: 'Invalid image', url: '' });
    expect(await kept()).toBe(before);
    expect(readdirSync(tmpdir()).filter((name) => /sharp|vips|upload/i.test(name))).toEqual([]);
    expect(files).toBeGreaterThan(0);
  });

  test('a bomb whose data unpack to 300 MB for a small header costs no memory', async () => {
    const bomb = pngOf(10, 10, Buffer.alloc(300 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    const { code } = await upload(bomb);
    expect([200, 401]).toContain(code);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test.each([
    [
      'a page behind its end',
      async () => Buffer.concat([await png().toBuffer(), Buffer.from(`<html>${mark}`)]),
    ],
    [
      'a page in its text chunk',
      async () => {
        const whole = await png().toBuffer();
        return Buffer.concat([
          whole.subarray(0, 33),
          chunk('tEXt', Buffer.from(`Comment\0${mark}`)),
          whole.subarray(33),
        ]);
      },
    ],
    [
      'a page in its camera data',
      () =>
        png()
          .jpeg()
          .withExif({ IFD0: { ImageDescription: mark } })
          .toBuffer(),
    ],
    ['an archive behind its end', async () => Buffer.concat([await png().toBuffer(), Buffer.from(`PK\x03\x04${mark}`, 'latin1')])], // oxfmt-ignore
  ])('of a picture with %s only the picture is kept', async (_what, make) => {
    const { code, url } = await upload(await make());
    expect(code).toBe(200);
    const served = await fetch(address + url);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(bytes.toString('latin1')).not.toMatch(/canary|PK\x03\x04/);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  test.each([
    '../../../etc/passwd',
    '..\\..\\x.png',
    '/etc/cron.d/x',
    'a\0.png',
    '.htaccess',
    'x.php;.png',
    mark,
  ])('a file named %j gets a name of its own', async (name) => {
    const { code, url } = await upload(await png().toBuffer(), name);
    expect(code).toBe(200);
    expect(url).toMatch(/^\/uploads\/[\w-]{22}\.webp$/);
  });
});
