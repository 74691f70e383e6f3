import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../database';

/**
 * A cut through the ledger, after which everything is followed to its cause. What was before was followed while it was
 * new, and the role that books can't change it.
 */
export interface Cut {
  /** The last entry, order and transfer before it. */
  entry: number;
  order: number;
  transfer: number;
  cutAt: Date;
  /** The orders of what was settled since were placed after this. */
  placedFrom: Date;
}

/** The last cut that was made before a time; `null` where there is none, and for no time. */
export async function selectCut(reader: Reader, before: Date | null): Promise<Cut | null> {
  const { rows } = await sql<Cut>`
    SELECT through_id AS entry, through_order AS order, through_transfer AS transfer, cut_at AS "cutAt",
      through_at - interval '3 days' AS "placedFrom"
    FROM ledger_cuts WHERE through_order IS NOT NULL AND cut_at <= ${before}
    ORDER BY through_id DESC LIMIT 1`.execute(reader);
  return rows[0] ?? null;
}

/** The condition of a cut; none where everything is asked for. */
export const after = (cut: Cut | null, condition: (cut: Cut) => RawBuilder<unknown>): RawBuilder<unknown> =>
  cut ? sql`AND ${condition(cut)}` : sql``;
