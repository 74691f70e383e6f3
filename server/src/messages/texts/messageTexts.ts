import type { MoneyEvent, SecurityEvent } from '../../database/tables/messages';

/** A message in one language; `{name}` marks a value. */
export interface MessageText {
  name: string;
  text: string;
  /** Stands in the place of the text where others may read along: no amount, no reason. */
  brief: string;
}

export interface MessageTexts {
  betsWon: MessageText;
  betsNotWon: MessageText;
  withdrawalArrived: MessageText;
  withdrawalRejected: MessageText;
  /** What operators did with the member's money. */
  money: Record<MoneyEvent, MessageText>;
  /** What an operator has written, where others may read along. */
  message: Pick<MessageText, 'name' | 'brief'>;
  support: Pick<MessageText, 'name' | 'brief'>;
  /** Names of messages about the account's safety. */
  security: Record<SecurityEvent, string>;
  securityText: Pick<MessageText, 'text' | 'brief'>;
  /** Comes before it where a new fund password was asked for. */
  fundPasswordFrom: string;
  /** Stands in the place of it where customer service has cancelled the reset of a password. */
  cancelledByService: string;
  /** The same where customer service has reset a card, a withdrawal password or a name, and has made a link. */
  resetByService: string;
  linkByService: string;
  unknownDevice: string;
}
