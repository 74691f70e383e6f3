import type { MessageSwitch } from '@members/contract';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { LocalisedText } from '../localisedText';

/** What a member can be told about the safety of the account; it can't be switched off. */
export type SecurityEvent =
  | 'password'
  | 'fundPassword'
  | 'fundPasswordAsked'
  | 'fundPasswordKept'
  | 'card'
  | 'address'
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodes'
  | 'recoveryCancelled'
  | 'passwordLink'
  | 'cardReset'
  | 'fundPasswordReset'
  | 'realNameReset';

/** What operators did with a member's money: given, corrected up or down, sent back, credited after it did not match. */
export type MoneyEvent = 'bonus' | 'added' | 'taken' | 'rechargeRefunded' | 'paymentCredited';

/** What an operator has written to a member, the text as HTML. */
export interface Written {
  name: LocalisedText;
  text: LocalisedText;
  /** It is about play: who has paused play meanwhile is not told of it outside of the app. */
  aboutPlay?: boolean;
  /** It is a message of the conversation with customer service. */
  conversation?: true;
}

/** What is kept of a message, by its kind. Texts are made of it in the language in which it is read. */
export interface MessageDetails {
  /** A slip whose round is settled. */
  bets: { game: LocalisedText; period: string; stakeMinor: number; payoutMinor: number };
  withdrawalArrived: { amountMinor: number };
  withdrawalRejected: { amountMinor: number; reason: string };
  /** `takenMinor`: of a recharge that went back, what the balance gave. */
  money: { event: MoneyEvent; amountMinor: number; takenMinor?: number; reason?: string };
  message: Written;
  support: Written;
  /** `device` as in `sessions`: where it was done. */
  security: {
    event: SecurityEvent;
    device: string;
    /** Of a fund password that is asked for: when it can be set. Of what was reset: when withdrawals go on (UTC). */
    from?: string;
  };
}

export type MessageKind = keyof MessageDetails;

type ColumnOf<Switch extends MessageSwitch> = Switch extends 'supportMail' ? 'support_mail' : Switch;
export type SwitchColumns = { [Switch in MessageSwitch as ColumnOf<Switch>]: boolean };

export interface MessageTables {
  messages: {
    id: ColumnType<number, never, never>;
    member_id: number;
    kind: MessageKind;
    /** What a member is told about once, such as a slip; `null` for what can happen again. */
    subject: string | null;
    details: JSONColumnType<MessageDetails[MessageKind]>;
    created_at: Date;
  };
  /** What a member wants to hear of outside of the app; no row for one who has chosen nothing. */
  message_switches: { member_id: number } & SwitchColumns;
  /** Up to when a member has seen what was told; nothing before the first look. */
  message_marks: { member_id: number; seen_at: Date };
}
