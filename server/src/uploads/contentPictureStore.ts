import type { Reader, Transaction } from '../database';
import type { MadePicture, PictureFile } from './makePicture';

export type PictureFacts = Pick<MadePicture, 'width' | 'height' | 'placeholder'> & { name: string };

export async function selectPictures(reader: Reader, names: readonly string[]): Promise<PictureFacts[]> {
  return reader
    .selectFrom('pictures')
    .select(['name', 'width', 'height', 'placeholder'])
    .where('name', 'in', [...names])
    .execute();
}

/** False where there is the same picture already. */
export async function insertPicture(
  transaction: Transaction,
  { files, ...picture }: MadePicture & { name: string; by: string; at: Date },
): Promise<boolean> {
  const { name, width, height, placeholder, by, at } = picture;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('pictures')
    .values({ name, width, height, placeholder, added_by: by, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await transaction
    .insertInto('picture_files')
    .values(files.map((file) => ({ picture: name, ...file })))
    .execute();
  return true;
}

/** What there is of a picture, without its content. */
export function selectFiles(reader: Reader, name: string): Promise<Omit<PictureFile, 'content'>[]> {
  return reader
    .selectFrom('picture_files')
    .select(['format', 'width'])
    .where('picture', '=', name)
    .orderBy('width')
    .execute();
}

export async function selectContent(
  reader: Reader,
  { name, format, width }: Omit<PictureFile, 'content'> & { name: string },
): Promise<Buffer | undefined> {
  const row = await reader
    .selectFrom('picture_files')
    .select('content')
    .where('picture', '=', name)
    .where('format', '=', format)
    .where('width', '=', width)
    .executeTakeFirst();
  return row?.content;
}
