import type { Generated } from 'kysely';
import type { Lane } from '../lanes';
import type { Shown } from './content';

export interface BankCardTables {
  banks: { code: string; name: string; position: number } & Shown;
  /** One per member, bound once; changes go through customer service (ROLE-06). */
  bank_cards: {
    lane: Lane;
    member_id: number;
    bank_code: string;
    /** Encrypted for the member, see `cardNumbers/`: for the own screen and for transfers, never for a log. */
    card_number: string;
    /** By which operators find the card, see `cardNumbers/`; empty where a release before 0150 has bound it. */
    ending: Generated<string>;
    holder: string;
    bound_at: Date;
  };
}
