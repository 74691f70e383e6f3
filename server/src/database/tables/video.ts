import type { Generated, JSONColumnType } from 'kysely';
import type { Lane } from '../lanes';
import type { LocalisedText } from '../localisedText';
import type { Shown } from './content';

type Text = JSONColumnType<LocalisedText>;

export interface VideoTables {
  video_classes: { key: string; name: Text; position: number } & Shown;
  videos: {
    id: Generated<number>;
    class_key: string;
    title: Text;
    poster_url: string;
    /** The clip's file, in the directory of the clips. */
    clip_file: string;
    duration_seconds: number;
    play_count: Generated<number>;
    position: number;
    /** Address of the WebVTT file by language; null for a clip without captions. */
    captions: JSONColumnType<LocalisedText | null, string | null, string | null>;
  } & Shown;
  /** When a member's play of a video last counted. */
  video_plays: { lane: Lane; video_id: number; member_id: number; counted_at: Generated<Date> };
  /** WebVTT that operators brought, named by its hash. */
  caption_files: { name: string; vtt: string; added_by: string; added_at: Date };
  /** Clips that operators brought; those in the directory of the clips are not among them. */
  clips: { file: string; size: number; duration_ms: number; added_by: string; added_at: Date };
  clip_parts: { file: string; start: number; content: Buffer };
}
