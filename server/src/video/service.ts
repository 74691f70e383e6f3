import type { Language, Video, VideoClass, VideoPage } from '@members/contract';
import { type Database, localised, type LocalisedText } from '../database';
import { Refusal } from '../i18n/refusal';
import type { ClipAddresses } from './clipAddresses';
import type { VideoAccessOf } from './clips';
import type { ShowPictures } from '../uploads';
import * as store from './store';

const pageSize = 10;
const recommended = 8;
const shelf = 6;

interface VideoRow {
  id: number;
  title: LocalisedText;
  posterUrl: string;
  captions: LocalisedText | null;
  durationSeconds: number;
  playCount: number;
}

/** A video in a list: without the address to play it from. */
const listed =
  (language: Language) =>
  (row: VideoRow): Video => ({
    id: row.id,
    title: localised(row.title, language),
    posterUrl: row.posterUrl,
    playCount: row.playCount,
    duration: formatDuration(row.durationSeconds),
    playUrl: null,
    trial: false,
    captionsUrl: null,
  });

export interface VideoDependencies {
  database: Database;
  showPictures: ShowPictures;
  addresses: ClipAddresses;
  videoAccessOf: VideoAccessOf;
  now: () => Date;
  /** Whether a play is counted; it is unless told. */
  countsPlays?: boolean;
}

export type Videos = ReturnType<typeof createVideos>;

export function createVideos(dependencies: VideoDependencies) {
  const { database, addresses, videoAccessOf, showPictures, now, countsPlays = true } = dependencies;
  const { reader } = database;

  async function listedOf(rows: readonly VideoRow[], language: Language): Promise<Video[]> {
    const shown = await showPictures(
      rows.map(({ posterUrl }) => posterUrl),
      'inLists',
    );
    return rows.map((row) => listed(language)({ ...row, posterUrl: shown(row.posterUrl) }));
  }

  /** The classes that the library is divided into (call 13). */
  async function classes(language: Language): Promise<VideoClass[]> {
    return (await store.classes(reader)).map(({ key, name }) => ({ key, name: localised(name, language) }));
  }

  /** Call 14: ten a page in a stable order; none in an unknown class. */
  async function page(
    { classKey, page: number }: { classKey: string; page: number },
    language: Language,
  ): Promise<VideoPage> {
    const [rows, total] = await Promise.all([
      store.inClass(reader, { classKey, page: number, pageSize }),
      store.countInClass(reader, classKey),
    ]);
    return { videos: await listedOf(rows, language), total };
  }

  /**
   * Call 15: the one answer with an address to play from, signed for this member and, without full access, for the
   * trial (ROLE-04). Counts once per member and hour.
   */
  async function open(
    { videoId, memberId }: { videoId: number; memberId: number },
    language: Language,
  ): Promise<Video> {
    const play = { videoId, memberId, now: now() };
    const [row, access] = await Promise.all([store.find(reader, videoId), videoAccessOf(reader, memberId)]);
    if (!row || !access) throw new Refusal('notFound');
    const counted =
      countsPlays && (await database.transaction((transaction) => store.countPlay(transaction, play)));
    const trialSeconds = access.full ? null : access.trialSeconds;
    const [video] = await listedOf([row], language);
    return {
      ...video!,
      playCount: row.playCount + Number(counted),
      playUrl: addresses.sign({ videoId, memberId, trialSeconds }, play.now),
      trial: !access.full,
      captionsUrl: row.captions?.[language] ?? row.captions?.en_us ?? null,
    };
  }

  /** Call 16: the most played, eight at most. */
  async function more(language: Language): Promise<Video[]> {
    return listedOf(await store.mostPlayed(reader, recommended), language);
  }

  /** The two shelves of call 2 (D23): the latest and the most played. */
  async function shelves(language: Language): Promise<[Video[], Video[]]> {
    const [latest, mostPlayed] = await Promise.all([
      store.latest(reader, shelf),
      store.mostPlayed(reader, shelf),
    ]);
    return [await listedOf(latest, language), await listedOf(mostPlayed, language)];
  }

  return { classes, page, open, more, shelves };
}

/** 'm:ss', or 'h:mm:ss' from an hour on. */
export function formatDuration(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
