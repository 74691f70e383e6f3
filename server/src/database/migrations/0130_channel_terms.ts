import { sql, type Kysely } from 'kysely';

/**
 * What members see of a payment channel before they choose it. Everything may be unknown, as it was: a server of the
 * release before writes name and position alone, and lets an amount outside of the limits through.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE recharge_channels
      ADD COLUMN label jsonb CHECK (label ? 'en_us'),
      ADD COLUMN logo_url text,
      ADD COLUMN min_minor bigint CHECK (min_minor > 0),
      ADD COLUMN max_minor bigint CHECK (max_minor > 0),
      ADD COLUMN fee_minor bigint CHECK (fee_minor >= 0),
      ADD COLUMN fee_per_mille smallint CHECK (fee_per_mille BETWEEN 0 AND 999),
      ADD COLUMN minutes_min integer CHECK (minutes_min > 0),
      ADD COLUMN minutes_max integer CHECK (minutes_max > 0),
      ADD CONSTRAINT channel_limits CHECK (min_minor <= max_minor),
      ADD CONSTRAINT channel_fee CHECK ((fee_minor IS NULL) = (fee_per_mille IS NULL)),
      ADD CONSTRAINT channel_minutes CHECK (minutes_min IS NULL OR minutes_min < minutes_max)`.execute(db);
}
