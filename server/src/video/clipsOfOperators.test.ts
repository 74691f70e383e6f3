import { languages } from '@members/contract';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';
import { demoClipsDir, demoMediaDir } from '../media';
import { readClipFile } from './clipFile';
import { bytesUntil } from './clips';

let server: TestServer;
let office: TestOffice;
const copies = mkdtempSync(join(tmpdir(), 'members-clips-'));
beforeAll(async () => {
  server = await createTestServer({ clipsDir: demoClipsDir, clipCopiesDir: copies });
  office = await createTestOffice(server, { mediaDir: demoMediaDir });
});
afterAll(async () => {
  await office.close();
  await server.close();
  rmSync(copies, { recursive: true, force: true });
});

const wheel = readFileSync(join(demoClipsDir, 'on-the-wheel.mp4'));
const text = (english: string) =>
  Object.fromEntries(languages.map((language) => [language, language === 'en_us' ? english : '']));

interface Box {
  type: string;
  bytes: Buffer;
}

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt32BE(at);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, at + size) });
    at += size;
  }
  return boxes;
}

/** The clip as a camera writes it: samples first, and the index that says where they are at the end. */
function asFilmed(clip: Buffer): Buffer {
  const boxes = boxesOf(clip);
  const moov = boxes.find(({ type }) => type === 'moov')!;
  const moved = Buffer.from(moov.bytes);
  for (let at = moved.indexOf('stco'); at !== -1; at = moved.indexOf('stco', at + 4))
    for (let entry = 0; entry < moved.readUInt32BE(at + 8); entry++) {
      const place = at + 12 + entry * 4;
      moved.writeUInt32BE(moved.readUInt32BE(place) - moved.length, place);
    }
  return Buffer.concat([...boxes.filter((box) => box !== moov).map(({ bytes }) => bytes), moved]);
}

const add = async (bytes: Uint8Array) =>
  office.call('addClip', { upload: await office.upload(bytes, 'wheel.mp4') });

let classes = 0;

async function publish(clipFile: string, captions: Record<string, string> = {}) {
  const shownFrom = '2020-01-01T00:00:00.000Z';
  const names = { key: `films-${++classes}`, name: text('Films') };
  const { answer } = await office.call('saveContent', {
    kind: 'videoClass',
    fields: names as never,
    shownFrom,
  });
  const fields = {
    ...{ classKey: answer.id, title: text('On the wheel'), posterUrl: '/media/1.svg', clipFile },
    ...{ durationSeconds: 86, captions: { ...text(''), ...captions } },
  };
  const made = await office.call('saveContent', { kind: 'video', fields: fields as never, shownFrom });
  return Number(made.answer.id);
}

async function watch(videoId: number, { full = true, language = 'en_us' as const } = {}) {
  const session = await server.signUp();
  if (full)
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('members')
        .set({ full_video_access: true })
        .where('id', '=', session.memberId)
        .execute(),
    );
  const { answer } = await server.call('video', { id: videoId }, { session, language });
  return answer!;
}

describe('a clip that an operator sends (OFC-75)', () => {
  it('is played by members from a signed address, from a copy on the disk of the server', async () => {
    const { answer } = await add(wheel);
    expect(answer).toMatchObject({ durationSeconds: 86, posterUrl: '' });
    const { playUrl } = await watch(await publish(answer.file));
    const { statusCode, rawPayload } = await server.app.inject(playUrl!);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(wheel)).toBe(true);
    expect(readdirSync(copies)).toContain(answer.file);
    const part = await server.app.inject({ url: playUrl!, headers: { range: 'bytes=100-199' } });
    expect([part.statusCode, part.rawPayload.equals(wheel.subarray(100, 200))]).toEqual([206, true]);
  });

  it('has its index moved to the beginning, so that a trial can be cut of it', async () => {
    const filmed = asFilmed(wheel);
    expect(boxesOf(filmed).at(-1)!.type).toBe('moov');
    const { answer } = await add(filmed);
    const { playUrl } = await watch(await publish(answer.file));
    const served = (await server.app.inject(playUrl!)).rawPayload;
    expect(
      boxesOf(served)
        .map(({ type }) => type)
        .slice(0, 2),
    ).toEqual(['ftyp', 'moov']);
    expect(boxesOf(served).find(({ type }) => type === 'moov')).toEqual(
      boxesOf(wheel).find(({ type }) => type === 'moov'),
    );
    const trial = (
      await server.app.inject((await watch(await publish(answer.file), { full: false })).playUrl!)
    ).rawPayload;
    expect(trial.length).toBe(await bytesUntil(join(demoClipsDir, 'on-the-wheel.mp4'), 30 + 15 + 4));
  });

  it.each([
    ['a picture', readFileSync(join(demoMediaDir, 'videos/dune-lines.jpg'))],
    ['the beginning of a film', wheel.subarray(0, 2_000)],
    ['a text', Buffer.from('ftyp moov mdat')],
    ['a box that says it is longer than the file', Buffer.concat([wheel.subarray(0, 36), Buffer.from('7fffffff6d6f6f76', 'hex')])], // oxfmt-ignore
  ])('is refused if it is %s', async (_what, bytes) => {
    expect((await add(bytes)).refusal?.key).toBe('clipUnreadable');
  });

  it('is refused with the name of a codec that phones don’t play', async () => {
    const foreign = Buffer.from(wheel);
    for (let at = foreign.indexOf('avc1', 40); at !== -1; at = foreign.indexOf('avc1', at + 4))
      foreign.write('hvc1', at, 'latin1');
    const { refusal } = await add(foreign);
    expect(refusal).toMatchObject({ key: 'clipCodec', values: { codec: expect.stringContaining('hvc1') } });
  });

  it('may be longer than what fits in a part', async () => {
    const long = readFileSync(join(demoClipsDir, 'dune-lines.mp4'));
    const read = await readClipFile({
      size: long.length,
      async *read(from = 0) {
        for (let at = from; at < long.length; at += 1_000) yield long.subarray(at, at + 1_000);
      },
    });
    expect(read).toMatchObject({ durationMs: 134_000, foreignCodec: null, head: null });
  });
});

describe('captions (OFC-76)', () => {
  const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nThe wheel turns\n';

  it('are kept by what they say, and shown in the member’s language', async () => {
    const { answer } = await office.call('addCaptions', { vtt });
    expect((await office.call('addCaptions', { vtt })).answer).toEqual(answer);
    expect((await office.call('captions', answer)).answer).toEqual({ vtt });
    const { body, headers } = await server.app.inject(answer.address);
    expect([body, headers['content-type']]).toEqual([vtt, 'text/vtt; charset=utf-8']);
    const id = await publish((await add(wheel)).answer.file, { ko_ko: answer.address });
    expect((await watch(id)).captionsUrl).toBeNull();
    expect((await watch(id, { language: 'ko_ko' as never })).captionsUrl).toBe(answer.address);
  });

  it('of the sample are read too, and nothing else of the disk is', async () => {
    const { answer } = await office.call('captions', { address: '/media/videos/dune-lines.en_us.vtt' });
    expect(answer.vtt).toContain('WEBVTT');
    for (const address of ['/media/../content/index.ts', '/media/videos/../../../package.json.vtt', '/x.vtt'])
      expect((await office.call('captions', { address })).refusal?.key).toBe('missing');
  });

  it.each([
    ['no captions', 'Hello', 1],
    ['a time that ends before it begins', vtt.replace('02.000', '00.500'), 3],
    ['a time that can’t be read', vtt.replace('-->', '->'), 4],
  ])('are refused by line for %s', async (_what, wrong, line) => {
    expect((await office.call('addCaptions', { vtt: wrong })).refusal).toMatchObject({
      key: 'captionsWrong',
      values: { line },
    });
  });
});
