import type { Language, Notice } from '@members/contract';
import { localised, type Database } from '../database';
import { formatTime } from '../i18n/formats';
import * as store from './store';

export type Notices = ReturnType<typeof createNotices>;

export function createNotices({ database: { reader } }: { database: Database }) {
  return {
    /** Call 24 (NOT-01): notices to everybody, newest first, a hundred at most. */
    async list(language: Language): Promise<Notice[]> {
      return (await store.newest(reader)).map((row) => ({
        name: localised(row.name, language),
        text: localised(row.text, language),
        createdAt: formatTime(row.shownFrom!),
      }));
    },
  };
}
