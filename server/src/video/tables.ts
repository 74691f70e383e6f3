import type { Generated, JSONColumnType } from 'kysely';
import type { LocalisedText } from '../database/localisedText';

type Text = JSONColumnType<LocalisedText>;

export interface VideoTables {
  video_classes: { key: string; name: Text; position: number };
  videos: {
    id: Generated<number>;
    class_key: string;
    title: Text;
    poster_url: string;
    play_url: string;
    duration_seconds: number;
    play_count: Generated<number>;
    position: number;
  };
  /** When a member's play of a video last counted. */
  video_plays: { video_id: number; member_id: number; counted_at: Generated<Date> };
}
