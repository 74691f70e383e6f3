import { sql, type Kysely } from 'kysely';

/**
 * Rules by which members have a tier and a credit score, each version of them; the last is in force. And how far members
 * have been looked at by it. The first version says what held before: one tier, and a full score for everybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE standing_rules (
      version integer PRIMARY KEY,
      rules jsonb NOT NULL,
      set_by text NOT NULL,
      set_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    INSERT INTO standing_rules VALUES (1, ${JSON.stringify(first)}::jsonb, '', 'epoch')`.execute(db);
  await sql`
    CREATE TABLE standing_sweep (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      through_member bigint NOT NULL,
      newest_member bigint NOT NULL,
      due_at timestamptz NOT NULL
    )`.execute(db);
  await sql`INSERT INTO standing_sweep (through_member, newest_member, due_at) VALUES (0, 0, 'epoch')`.execute(
    db,
  );
  await sql`
    ALTER TABLE members DROP CONSTRAINT members_tier_check,
      ADD CONSTRAINT members_tier_check CHECK (tier BETWEEN 0 AND 19)`.execute(db);
}

const first = {
  tiers: [
    {
      name: {
        en_us: 'Bronze',
        zh_cn: '青铜',
        es_spa: 'Bronce',
        ms_my: 'Gangsa',
        vn_vn: 'Đồng',
        ko_ko: '브론즈',
      },
      imageUrl: '/media/tiers/bronze.svg',
      rechargedMinor: 0,
      memberDays: 0,
      mailConfirmed: false,
      cardBound: false,
    },
  ],
  credit: {
    base: 100,
    mailConfirmed: 0,
    cardBound: 0,
    perMonth: 0,
    mostByMonths: 0,
    perReturned: 0,
    mostByReturned: 0,
  },
};
