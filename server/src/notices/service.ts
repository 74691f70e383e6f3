import type { Language, Notice } from '@members/contract';
import { localised, type Reader } from '../database';
import { formatTime } from '../i18n/formats';
import * as store from './store';

/** Call 24 (NOT-01): notices to everybody, newest first, a hundred at most. */
export async function notices(reader: Reader, language: Language): Promise<Notice[]> {
  return (await store.newest(reader)).map((row) => ({
    name: localised(row.name, language),
    text: localised(row.text, language),
    createdAt: formatTime(row.createdAt),
  }));
}
