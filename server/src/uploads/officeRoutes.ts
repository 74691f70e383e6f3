import { largestBytes } from '@members/office-contract';
import type { Database } from '../database';
import { Declined, defineOfficeRoute, type OfficeRoute } from '../office';
import { recordOperation } from '../operatorLog';
import { keepPicture, preparePicture } from './contentPictures';
import { arrivedFile } from './resumable';

/** Pictures that operators send for content. */
export function pictureOfficeRoutes({ database }: { database: Database }): OfficeRoute[] {
  return [
    defineOfficeRoute('addPicture', async ({ params, operator, act }) => {
      const named = { id: params.upload, operator: operator.name };
      const file = await arrivedFile(database, { ...named, largest: largestBytes.picture });
      const bytes = await file.bytes();
      const picture = await preparePicture(database.reader, bytes);
      if (!picture) throw new Declined(isDrawing(bytes) ? 'pictureDrawing' : 'pictureUnreadable');
      const { address, width, height, made } = picture;
      await database.transaction(async (transaction) => {
        await keepPicture(transaction, { made, by: operator.name, at: act.now });
        await file.forget(transaction);
        await recordOperation(transaction, {
          ...act,
          action: 'picture added',
          subject: `picture ${address.split('/').at(-1)}`,
          details: { file: file.name, bytes: file.size, width, height },
        });
      });
      return { address, width, height };
    }),
  ];
}

const isDrawing = (bytes: Buffer) => /<svg[\s>]/i.test(bytes.toString('utf8', 0, 2_000));
