import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';
import { demoMediaDir } from '../media';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer();
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const photo = readFileSync(join(demoMediaDir, 'videos/dune-lines.jpg'));
const drawn = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha } } });

const add = async (bytes: Uint8Array, name = 'harbour.jpg') =>
  office.call('addPicture', { upload: await office.upload(bytes, name) });
const get = (url: string, accept = 'image/avif,image/webp,*/*') =>
  server.app.inject({ url, headers: { accept } });
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

describe('a picture that an operator sends (OFC-73)', () => {
  it('is there in every width that it is large enough for, in the format that a browser takes', async () => {
    const { answer } = await add(await drawn(1000, 500).png().toBuffer());
    expect(answer).toMatchObject({ width: 1000, height: 500 });
    expect(answer.address).toMatch(/^\/uploads\/pictures\/[\w-]{22}$/);
    for (const [width, shown] of [
      [320, 320],
      [640, 640],
      [960, 960],
      [1280, 1000],
    ] as const) {
      const { rawPayload, headers, statusCode } = await get(`${answer.address}/${width}`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif']);
      expect(await sizeOf(rawPayload)).toMatchObject({ width: shown, height: shown / 2 });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toContain('accept');
    }
    const formats = { 'image/webp,*/*': 'webp', '*/*': 'jpeg', '': 'jpeg' };
    for (const [accept, format] of Object.entries(formats))
      expect((await get(`${answer.address}/640`, accept)).headers['content-type']).toBe(`image/${format}`);
  });

  it('has no metadata, stands upright, and is there once however often it is sent', async () => {
    const turned = await sharp(photo)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'canary' } })
      .jpeg()
      .toBuffer();
    const { width = 0, height = 0 } = await sharp(photo).metadata();
    const first = (await add(turned)).answer;
    expect(first).toMatchObject({ width: height, height: width });
    expect((await add(turned)).answer).toEqual(first);
    for (const accept of ['image/avif', 'image/webp', ''])
      expect((await get(`${first.address}/320`, accept)).rawPayload.toString('latin1')).not.toContain(
        'canary',
      );
  });

  it('keeps its holes, and then has nothing in its place while it is on its way', async () => {
    const { answer } = await add(await drawn(400, 400, 0).png().toBuffer());
    const { headers, rawPayload } = await get(`${answer.address}/320`, '');
    expect(headers['content-type']).toBe('image/png');
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);
    const { placeholder } = await server.database.reader
      .selectFrom('pictures')
      .select('placeholder')
      .where('name', '=', answer.address.split('/').at(-1)!)
      .executeTakeFirstOrThrow();
    expect(placeholder).toBe('');
  });

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'pictureDrawing'],
    ['no picture', '%PDF-1.7', 'pictureUnreadable'],
    ['the beginning of one', photo.subarray(0, 500), 'pictureUnreadable'],
  ])('is refused if it is %s', async (_what, bytes, key) => {
    expect((await add(Buffer.from(bytes))).refusal?.key).toBe(key);
  });

  it('may be an AVIF', async () => {
    expect((await add(await drawn(64, 48).avif().toBuffer())).answer).toMatchObject({ width: 64 });
  });

  it('is refused if it has not arrived, or is somebody else’s', async () => {
    const upload = await office.upload(photo);
    const others = await office.call('addPicture', { upload }, { name: 'bob' });
    expect(others.refusal?.key).toBe('uploadUnfinished');
    expect((await office.call('addPicture', { upload: 'A'.repeat(22) })).refusal?.key).toBe(
      'uploadUnfinished',
    );
  });
});

it('addresses that are of no picture lead nowhere', async () => {
  const { answer } = await add(photo);
  for (const url of [
    `${answer.address}/333`,
    '/uploads/pictures/x/320',
    `/uploads/pictures/${'A'.repeat(22)}/320`,
  ])
    expect((await get(url)).statusCode).toBe(404);
});

it('members get the width in which a picture is shown, with some pixels to stand in for it', async () => {
  const { answer } = await add(photo);
  const text = { en_us: 'Dunes', zh_cn: '', es_spa: '', ms_my: '', vn_vn: '', ko_ko: '' };
  const fields = {
    ...{ name: text, subtitle: text, content: text, priceMinor: 1_250, button: '/Video', buttonLabel: text },
    imageUrls: [answer.address, '/media/1.svg'],
  };
  const shownFrom = '2020-01-01T00:00:00.000Z';
  const made = await office.call('saveContent', { kind: 'product', fields, shownFrom });
  const listed = (await server.call('showcaseItems', {})).answer!.find(({ name }) => name === 'Dunes')!;
  expect(listed.imageUrls[0]).toMatch(
    new RegExp(`^${answer.address}/640#data:image/webp;base64,UklGR[\\w+/]+=*$`),
  );
  expect(listed).toMatchObject({ price: '$12.50', button: '/Video', buttonLabel: 'Dunes' });
  const session = await server.signUp();
  const alone = (await server.call('showcaseItem', { id: Number(made.answer.id) }, { session })).answer!;
  expect(alone.imageUrls).toEqual([expect.stringContaining(`${answer.address}/1280#`), '/media/1.svg']);
  const placeholder = Buffer.from(alone.imageUrls[0]!.split(',')[1]!, 'base64');
  expect(placeholder.length).toBeLessThan(200);
  expect(await sizeOf(placeholder)).toMatchObject({ width: 12, format: 'webp' });
});
