import type { Language, Video, VideoClass, VideoPage } from '@members/contract';
import { localised, type Database, type LocalisedText, type Reader } from '../database';
import { Refusal } from '../refusal';
import { formatDuration } from './formatDuration';
import * as store from './store';

const pageSize = 10;
const recommended = 8;
const shelf = 6;

interface VideoRow {
  id: number;
  title: LocalisedText;
  posterUrl: string;
  playUrl: string;
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
  });

/** Call 13. */
export async function videoClasses(reader: Reader, language: Language): Promise<VideoClass[]> {
  return (await store.classes(reader)).map(({ key, name }) => ({ key, name: localised(name, language) }));
}

/** Call 14: ten a page in a stable order; none in an unknown class. */
export async function videoPage(
  reader: Reader,
  { classKey, page }: { classKey: string; page: number },
  language: Language,
): Promise<VideoPage> {
  const [rows, total] = await Promise.all([
    store.inClass(reader, { classKey, page, pageSize }),
    store.countInClass(reader, classKey),
  ]);
  return { videos: rows.map(listed(language)), total };
}

/** Call 15: the one answer with the address to play from. Counts once per member and hour. */
export async function openVideo(
  database: Database,
  play: { videoId: number; memberId: number; now: Date },
  language: Language,
): Promise<Video> {
  const row = await store.find(database.reader, play.videoId);
  if (!row) throw new Refusal('notFound');
  const counted = await database.transaction((transaction) => store.countPlay(transaction, play));
  return { ...listed(language)(row), playCount: row.playCount + Number(counted), playUrl: row.playUrl };
}

/** Call 16: the most played, eight at most. */
export async function moreVideos(reader: Reader, language: Language): Promise<Video[]> {
  return (await store.mostPlayed(reader, recommended)).map(listed(language));
}

/** The two shelves of call 2 (D23): the latest and the most played. */
export async function videoShelves(reader: Reader, language: Language): Promise<[Video[], Video[]]> {
  const [latest, mostPlayed] = await Promise.all([
    store.latest(reader, shelf),
    store.mostPlayed(reader, shelf),
  ]);
  return [latest.map(listed(language)), mostPlayed.map(listed(language))];
}
