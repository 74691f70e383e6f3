import type { Generated, JSONColumnType } from 'kysely';
import type { LocalisedText } from '../localisedText';

export interface NoticeTables {
  notices: {
    id: Generated<number>;
    name: JSONColumnType<LocalisedText>;
    text: JSONColumnType<LocalisedText>;
    created_at: Generated<Date>;
    /** Members see it no longer; `null` while they do. */
    removed_at: Date | null;
  };
}
