import type { Language } from '@members/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LocalisedText } from '../localisedText';
import type { Shown } from './content';

type Text = JSONColumnType<LocalisedText>;

/** A time of the week in which customer service answers; until the next day where `to` is not after `from`. */
export interface SupportHours {
  /** 1 is Monday. */
  day: number;
  /** As 09:00, in the time zone of the settings; `to` may be 24:00. */
  from: string;
  to: string;
}

export interface SupportTables {
  help_topics: { key: string; name: Text; position: number } & Shown;
  help_answers: {
    key: string;
    topic_key: string;
    question: Text;
    /** Plain text. */
    answer: Text;
    link: Generated<string>;
    position: number;
  } & Shown;
  /** What operators answer with, `{{member}}` and the like in it. */
  reply_templates: { id: Generated<number>; title: string; reply: Text; position: number } & Shown;

  /** A member has one; a visitor's device knows the ticket of its own. */
  support_conversations: {
    id: ColumnType<number, never, never>;
    member_id: number | null;
    ticket_hash: Buffer | null;
    /** Who a visitor says to be, and from where the first message came. */
    visitor_name: Generated<string>;
    visitor_network: Generated<string>;
    /** In which the member wrote last. */
    language: Language;
    /** Of its newest message; who changes it holds the row. */
    last_number: Generated<number>;
    last_at: Date;
    /** When the first message came that nobody has answered; null for none. */
    waiting_since: Date | null;
    closed_at: Date | null;
    /** The operator who answers; null for nobody yet. */
    assigned_to: string | null;
    seen_by_service: Generated<number>;
    seen_by_member: Generated<number>;
    created_at: Date;
  };
  support_messages: {
    conversation_id: number;
    number: number;
    /** A note is for operators alone; a closing ends the conversation until the member writes again. */
    kind: 'member' | 'reply' | 'closing' | 'note';
    operator: string | null;
    text: string;
    /** Name of a picture. */
    picture: string | null;
    /** Idempotency key of who wrote it. */
    key: string | null;
    created_at: Date;
    /** Of a reply: how long the member had waited, where that was within the hours of service from its beginning. */
    waited_seconds: number | null;
  };
  support_pictures: {
    /** 128 random bits. */
    name: string;
    conversation_id: number;
    /** Of its message; null until it is sent. */
    number: number | null;
    webp: Buffer;
    width: number;
    height: number;
    created_at: Date;
  };
  /** Which operators have a conversation open, and whether they write. */
  support_presence: { conversation_id: number; operator: string; seen_at: Date; typing: boolean };
  /** One row. */
  support_settings: {
    only_row: Generated<boolean>;
    hours: JSONColumnType<SupportHours[]>;
    /** IANA name. */
    time_zone: string;
    /** As 2026-12-25, in the time zone. */
    days_off: string[];
    visitors_write: boolean;
    version: number;
    changed_by: string;
  };
  /** By which name members know an operator. */
  support_names: { operator: string; name: string };
}
