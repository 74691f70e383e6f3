import type { ColumnType } from 'kysely';

export interface CorrectionTables {
  /** One row: from which amounts on it takes two operators. */
  money_rule: {
    only_row: ColumnType<boolean, never, never>;
    corrections_two_from_minor: number;
    refunds_two_from_minor: number;
  };
  /** What operators gave to members or took from them. All but the reason stays as it was. */
  corrections: {
    id: ColumnType<number, never, never>;
    /** Names the attempt: a second one with it has no effect. */
    key: string;
    member_id: number;
    kind: 'bonus' | 'correction';
    /** Positive for what the member got. */
    amount_minor: number;
    /** For the member to read. */
    reason: string;
    operator: string;
    created_at: Date;
  };
}
