import { largestBytes } from '@members/office-contract';
import type { Database } from '../database';
import { Declined, defineOfficeRoute, type OfficeRoute } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { arrivedFile, keepPicture, preparePicture } from '../uploads';
import { captionsFault, keepCaptions, readCaptions } from './captions';
import { readClipFile } from './clipFile';
import * as store from './clipStore';
import type { LocalClips } from './localClips';
import { posterOf } from './posterOf';

export interface ClipOfficeDependencies {
  database: Database;
  /** For posters that the server makes; none are made without it. */
  localClips?: LocalClips | undefined;
  /** Where the captions of the sample are. */
  mediaDir?: string | undefined;
}

/** Clips and captions that operators bring. */
export function clipOfficeRoutes({ database, localClips, mediaDir }: ClipOfficeDependencies): OfficeRoute[] {
  const { reader } = database;

  async function addClip({ upload, act }: { upload: string; act: Act }) {
    const { operator, now: at } = act;
    const arrived = await arrivedFile(database, { id: upload, operator, largest: largestBytes.clip });
    const read = await readClipFile(arrived);
    if (!read) throw new Declined('clipUnreadable');
    const { durationMs, foreignCodec, head, stretches } = read;
    if (foreignCodec !== null) throw new Declined('clipCodec', { codec: foreignCodec });
    const file = `${upload}.mp4`;
    await database.transaction(async (transaction) => {
      await store.insertClip(transaction, { file, size: arrived.size, durationMs, by: operator, at });
      if (head) await store.insertPart(transaction, { file, start: 0, content: head });
      for (const stretch of stretches) await store.takeStretch(transaction, { ...stretch, file, upload });
      await arrived.forget(transaction);
      await recordOperation(transaction, {
        ...act,
        action: 'clip added',
        subject: `clip ${file}`,
        details: { file: arrived.name, bytes: arrived.size, durationMs },
      });
    });
    const posterUrl = await makePoster({ file, durationMs, by: operator, at });
    return { file, durationSeconds: Math.max(1, Math.round(durationMs / 1_000)), posterUrl };
  }

  async function makePoster({
    file,
    durationMs,
    ...made
  }: {
    file: string;
    durationMs: number;
    by: string;
    at: Date;
  }) {
    const directory = await localClips?.directoryOf(file);
    const frame = directory ? await posterOf(`${directory}/${file}`, durationMs) : null;
    const poster = frame && (await preparePicture(reader, frame));
    if (!poster) return '';
    await database.transaction((transaction) => keepPicture(transaction, { ...poster, ...made }));
    return poster.address;
  }

  return [
    defineOfficeRoute('addClip', ({ params, act }) => addClip({ ...params, act })),
    defineOfficeRoute('captions', async ({ params: { address } }) => {
      const vtt = await readCaptions(reader, { address, mediaDir });
      if (vtt === undefined) throw new Declined('missing', { what: `file ${address}` });
      return { vtt };
    }),
    defineOfficeRoute('addCaptions', async ({ params: { vtt }, act }) => {
      const fault = captionsFault(vtt);
      if (fault) throw new Declined('captionsWrong', fault);
      const address = await database.transaction(async (transaction) => {
        const kept = await keepCaptions(transaction, { vtt, by: act.operator, at: act.now });
        await recordOperation(transaction, { ...act, action: 'captions added', subject: kept });
        return kept;
      });
      return { address };
    }),
  ];
}
