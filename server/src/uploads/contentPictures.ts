import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Database, Reader, Transaction } from '../database';
import * as store from './contentPictureStore';
import { makePicture, pictureWidths, type MadePicture, type PictureFile } from './makePicture';

const addressFormat = /^\/uploads\/pictures\/([\w-]{22})$/;
const addressOf = (name: string) => `/uploads/pictures/${name}`;
/** Names that are remembered with what is shown until their pictures are there. */
const mostRemembered = 5_000;

/** Names a picture by what was sent: the same file is the same picture, and no address ever has another one. */
const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

// Of pictures that are made one at a time the processor's other half is left to members.
const inTurn = pLimit(1);

export interface AddedPicture extends Pick<MadePicture, 'width' | 'height'> {
  address: string;
  /** Null for a picture that is there already. */
  made: (MadePicture & { name: string }) | null;
}

/** Makes a picture of bytes, or finds the one that was made of them. `null` for what can't be read. */
export async function preparePicture(reader: Reader, bytes: Buffer): Promise<AddedPicture | null> {
  const name = nameOf(bytes);
  const [known] = await store.selectPictures(reader, [name]);
  if (known) return { address: addressOf(name), width: known.width, height: known.height, made: null };
  const made = await inTurn(() => makePicture(bytes));
  if (!made) return null;
  return { address: addressOf(name), width: made.width, height: made.height, made: { ...made, name } };
}

/** Keeps a prepared picture. */
export async function keepPicture(
  transaction: Transaction,
  { made, by, at }: Pick<AddedPicture, 'made'> & { by: string; at: Date },
): Promise<void> {
  if (made) await store.insertPicture(transaction, { ...made, by, at });
}

/** How wide a picture is shown. */
export const widthOf = { inLists: 640, alone: 1280 } as const;

/** Turns addresses of content into those that members get. */
export type ShowPictures = (
  addresses: readonly string[],
  width: keyof typeof widthOf,
) => Promise<(address: string) => string>;

/** Pictures of content, in the database: every server has them, and a back-up holds them. */
export function createContentPictures({ database: { reader } }: { database: Database }) {
  const placeholders = new LRUCache<string, string>({ max: mostRemembered });

  /**
   * The address of a picture in the width in which it is shown; behind `#` stands a picture of some pixels, for as long as
   * it is on its way. Addresses of other pictures stay as they are.
   */
  const show: ShowPictures = async (addresses, width) => {
    const names = addresses.flatMap((address) => addressFormat.exec(address)?.[1] ?? []);
    const unknown = [...new Set(names)].filter((name) => !placeholders.has(name));
    if (unknown.length > 0)
      for (const { name, placeholder } of await store.selectPictures(reader, unknown))
        placeholders.set(name, placeholder);
    return (address) => {
      const [, name] = addressFormat.exec(address) ?? [];
      if (name === undefined) return address;
      const placeholder = placeholders.get(name);
      return `${address}/${widthOf[width]}${placeholder ? `#data:image/webp;base64,${placeholder}` : ''}`;
    };
  };

  /** The best file of a picture for who takes some formats, at least as wide as asked for where there is one. */
  async function find(asked: {
    name: string;
    width: number;
    takes: (type: string) => boolean;
  }): Promise<PictureFile | null> {
    const { name, width, takes } = asked;
    if (!/^[\w-]{22}$/.test(name) || !(pictureWidths as readonly number[]).includes(width)) return null;
    const files = await store.selectFiles(reader, name);
    const format = (['avif', 'webp'] as const).find((each) => takes(`image/${each}`));
    const fitting = files.filter((file) =>
      format ? file.format === format : file.format === 'jpeg' || file.format === 'png',
    );
    const file = fitting.find((each) => each.width >= width) ?? fitting.at(-1);
    if (!file) return null;
    const content = await store.selectContent(reader, { name, ...file });
    return content ? { ...file, content } : null;
  }

  return { show, find };
}

export type ContentPictures = ReturnType<typeof createContentPictures>;
