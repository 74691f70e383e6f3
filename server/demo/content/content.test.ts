import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as content from './index';

const media = join(__dirname, '..', 'media');
const clips = join(__dirname, '..', 'clips');
const { companions, cities, feedback, headImage, headImageCount, languages, products, videos } = content;

/** Head images are served at `/head/`, everything else at `/media/`. */
const fileOf = (address: string) =>
  join(media, address.replace(/^\/media\//, '').replace(/^\/head\//, 'head/'));

/** Every string and every localised text below a value. */
function* leaves(value: unknown): Generator<string | Record<string, string>> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') {
    if ('en_us' in value) yield value as Record<string, string>;
    for (const part of Object.values(value)) yield* leaves(part);
  }
}

/** Seconds, from the header of an MP4 file. */
function durationS(path: string): number {
  const file = readFileSync(path);
  const header = file.indexOf('mvhd');
  return file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16);
}

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('demo content', () => {
  it('has every text in every language', () => {
    const localised = [...leaves(content)].filter((leaf) => typeof leaf === 'object');
    expect(localised.length).toBeGreaterThan(200);
    for (const text of localised) {
      expect(Object.keys(text).sort()).toEqual([...languages].sort());
      for (const language of languages) expect(text[language]?.trim()).toBeTruthy();
    }
  });

  it('names only pictures, clips and captions that exist', () => {
    const addresses = [...leaves(content)].filter(
      (leaf) => typeof leaf === 'string' && /^\/(media|head)\//.test(leaf),
    );
    const heads = Array.from({ length: headImageCount }, (_, i) => headImage(i + 1));
    const missing = [...(addresses as string[]), ...heads].filter((address) => !existsSync(fileOf(address)));
    expect(missing).toEqual([]);
  });

  it('gives products and companions ids that never overlap', () => {
    const all = [...ids(products), ...ids(companions)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('has a companion in every city and no companion elsewhere', () => {
    expect(new Set(companions.map(({ cityId }) => cityId))).toEqual(new Set(ids(cities)));
  });

  it('marks every companion and every feedback as a sample', () => {
    for (const { title } of companions) expect(title.en_us).toMatch(/sample/);
    for (const { nickname } of feedback) expect(nickname.en_us).toMatch(/sample/i);
  });

  it('has the clip of every video, and no clip without one', () => {
    expect(readdirSync(clips).sort()).toEqual(videos.map(({ file }) => file).sort());
  });

  it('states the real length of every clip, all longer than the second at which the player starts', () => {
    for (const video of videos) {
      expect(durationS(join(clips, video.file))).toBe(video.durationS);
      expect(video.durationS).toBeGreaterThan(45);
    }
  });

  it('stays small enough to live in the repository', () => {
    const sizes = [media, clips]
      .flatMap((directory) => readdirSync(directory, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * 1024 * 1024);
  });
});
