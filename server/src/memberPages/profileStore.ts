import type { Language } from '@members/contract';
import { sql } from 'kysely';
import { laneOf, type LocalisedText, type Reader } from '../database';

export interface ProfileRow {
  id: number;
  username: string;
  status: number;
  closedAt: Date | null;
  registeredAt: Date;
  language: Language | null;
  avatarUrl: string;
  sex: number;
  realName: string;
  mailAddress: string | null;
  mailConfirmedAt: Date | null;
  balanceMinor: number | null;
  tier: { name: LocalisedText; imageUrl: string } | null;
  tierProgress: number;
  creditScore: number;
  fullVideoAccess: boolean;
  hasFundPassword: boolean;
  passkeys: number;
  recoveryCodes: number;
  pushDevices: number;
  pausedUntil: Date | number | null;
  invitedBy: { code: string; memberId: number | null } | null;
  ownCode: { code: string; ended: boolean; invited: number } | null;
}

/** Whatever is known of a member that is one row or a figure, in one statement. */
export async function selectProfile(
  reader: Reader,
  { memberId, now }: { memberId: number; now: Date },
): Promise<ProfileRow | null> {
  const lane = laneOf(memberId);
  const { rows } = await sql<ProfileRow>`
    SELECT m.id, m.username, m.status, m.closed_at AS "closedAt", m.created_at AS "registeredAt", m.language,
      m.avatar_url AS "avatarUrl", m.sex, m.real_name AS "realName",
      (SELECT balance_minor FROM accounts WHERE lane = ${lane} AND member_id = ${memberId}) AS "balanceMinor",
      mail.address AS "mailAddress", mail.confirmed_at AS "mailConfirmedAt",
      (SELECT rules -> 'tiers' -> least(m.tier, jsonb_array_length(rules -> 'tiers') - 1)
        FROM standing_rules ORDER BY version DESC LIMIT 1) AS tier,
      m.tier_progress AS "tierProgress", m.credit_score AS "creditScore",
      m.full_video_access AS "fullVideoAccess", m.fund_password_hash IS NOT NULL AS "hasFundPassword",
      (SELECT count(*) FROM passkeys WHERE member_id = m.id)::integer AS passkeys,
      (SELECT count(*) FROM recovery_codes WHERE member_id = m.id AND used_at IS NULL)::integer AS "recoveryCodes",
      (SELECT count(*) FROM push_subscriptions
        WHERE member_id = m.id AND session_hash IS NOT NULL)::integer AS "pushDevices",
      (SELECT paused_until FROM play_pauses
        WHERE lane = ${lane} AND member_id = ${memberId} AND paused_until > ${now}) AS "pausedUntil",
      (SELECT jsonb_build_object('code', i.code, 'memberId', c.member_id)
        FROM member_invitations i JOIN invite_codes c USING (code) WHERE i.member_id = m.id) AS "invitedBy",
      (SELECT jsonb_build_object('code', c.code, 'ended', c.ended_at IS NOT NULL, 'invited',
          (SELECT count(*) FROM member_invitations i WHERE i.code = c.code))
        FROM invite_codes c WHERE c.member_id = m.id) AS "ownCode"
    FROM members m
      LEFT JOIN mail_addresses mail ON mail.member_id = m.id
    WHERE m.id = ${memberId}`.execute(reader);
  return rows[0] ?? null;
}

export async function selectBoundAt(reader: Reader, memberId: number): Promise<Date | null> {
  const row = await reader
    .selectFrom('bank_cards')
    .select('bound_at as boundAt')
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.boundAt ?? null;
}
