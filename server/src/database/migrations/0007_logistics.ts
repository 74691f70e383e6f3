import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE waybills (
      number text PRIMARY KEY,
      goods_name jsonb NOT NULL,
      goods_image_url text NOT NULL,
      goods_label jsonb NOT NULL,
      goods_price_minor bigint NOT NULL CHECK (goods_price_minor >= 0),
      goods_count integer NOT NULL CHECK (goods_count > 0),
      carrier_note jsonb NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE waybill_steps (
      waybill_number text NOT NULL REFERENCES waybills,
      position smallint NOT NULL,
      title jsonb NOT NULL,
      description jsonb NOT NULL,
      happened_at timestamptz NOT NULL,
      PRIMARY KEY (waybill_number, position)
    )`.execute(db);
}
