import type { Transaction } from '../src/database';

const inEnglish = (text: string) => JSON.stringify({ en_us: text });

/** A text in English and Korean, as a jsonb value. */
export const inTwo = (english: string, korean: string) => JSON.stringify({ en_us: english, ko_ko: korean });

/** A site as it is before anybody sets it up, but for what is given. */
export async function insertSite(
  transaction: Transaction,
  set: Partial<Record<'recharge_min_minor' | 'full_access_from_minor' | 'guide_half_day_minor', number>> = {},
): Promise<void> {
  const texts = { name: inEnglish('Site'), about: inEnglish(''), notice: inEnglish('') };
  await transaction
    .insertInto('site')
    .values({ ...texts, popup_html: null, ...set })
    .execute();
}

/** A class with `count` videos, ids from 1; the later ones are played more. */
export async function insertVideos(transaction: Transaction, classKey: string, count: number): Promise<void> {
  await transaction
    .insertInto('video_classes')
    .values({ key: classKey, name: inTwo(classKey, `${classKey} 영상`), position: 0 })
    .execute();
  await transaction
    .insertInto('videos')
    .values(
      Array.from({ length: count }, (_, index) => ({
        class_key: classKey,
        title: inEnglish(`${classKey} ${index + 1}`),
        poster_url: `/media/videos/${classKey}.jpg`,
        clip_file: `${classKey}-${index + 1}.mp4`,
        duration_seconds: 60 + index,
        play_count: index,
        position: 0,
      })),
    )
    .execute();
}
