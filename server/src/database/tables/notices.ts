import type { Generated, JSONColumnType } from 'kysely';
import type { LocalisedText } from '../localisedText';
import type { Shown } from './content';

export interface NoticeTables {
  notices: {
    id: Generated<number>;
    name: JSONColumnType<LocalisedText>;
    text: JSONColumnType<LocalisedText>;
    created_at: Generated<Date>;
  } & Shown;
}
