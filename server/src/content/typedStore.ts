import type { ContentKind } from '@members/office-contract';
import { sql } from 'kysely';
import type { Transaction } from '../database';

interface Typed {
  operator: string;
  kind: ContentKind;
  /** Empty for an item that is to be made. */
  id: string;
}

/** Keeps what an operator types for their previews; null forgets it. What is older than `since` goes, whoever typed it. */
export async function keepTyped(
  transaction: Transaction,
  typed: Typed & { content: Record<string, unknown> | null; now: Date; since: Date },
): Promise<void> {
  const { operator, kind, id, content, now, since } = typed;
  await sql`
    DELETE FROM content_typed
    WHERE typed_at < ${since} OR (operator = ${operator} AND kind = ${kind} AND item_id = ${id})`.execute(
    transaction,
  );
  if (content === null) return;
  await transaction
    .insertInto('content_typed')
    .values({ operator, kind, item_id: id, content: JSON.stringify(content), typed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['operator', 'kind', 'item_id'])
        .doUpdateSet({ content: JSON.stringify(content), typed_at: now }),
    )
    .execute();
}
