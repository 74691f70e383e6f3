/* oxlint-disable max-lines -- every table in one place, so that none is forgotten */
import { sql, type RawBuilder } from 'kysely';
import { laneOf } from './lanes';
import type { Tables } from './tables';

export interface Person {
  id: number;
  username: string;
}

export interface Column {
  /** Whether the member's archive has it. */
  archived: boolean;
  /** What stands in its place once the account is closed; without it the column stays, or its row goes. */
  becomes?: (person: Person) => RawBuilder<unknown>;
  /** Whether it is encrypted as `cardNumbers/` does; the archive has it as it was. */
  sealed?: true;
}

/** Columns that stay. What is hidden joins rows to each other or tells about somebody else. */
const shown: Column = { archived: true };
const hidden: Column = { archived: false };
/** Columns that are replaced when the account is closed. A secret is no part of the archive. */
const until = (value: string | number | null): Column => ({ archived: true, becomes: () => sql`${value}` });
/** Emptied by the database when the account is closed, since the application's role can't. */
const erased = shown;
const sealed: Column = { archived: true, sealed: true };
const secretUntil = (value: string | null): Column => ({ archived: false, becomes: () => sql`${value}` });

export interface PersonalTable<Name extends string = string> {
  /** Which rows are a member's. */
  rowsOf: (person: Person) => RawBuilder<unknown>;
  /** Whether they go when the account is closed. */
  deleted?: true;
  columns: Readonly<Record<Name, Column>>;
}

const byMember = ({ id }: Person) => sql`member_id = ${id}`;
const byLane = ({ id }: Person) => sql`lane = ${laneOf(id)} AND member_id = ${id}`;
const byName = ({ username }: Person) => sql`username = lower(${username})`;
const ownAccount = (person: Person) => sql`(SELECT id FROM accounts WHERE ${byLane(person)})`;
const ownRecharges = (person: Person) => sql`(SELECT id FROM recharges WHERE ${byLane(person)})`;
const byWithdrawal = (person: Person) =>
  sql`lane = ${laneOf(person.id)} AND withdrawal_id IN (SELECT id FROM withdrawals WHERE ${byLane(person)})`;
const ownConversation = ({ id }: Person) =>
  sql`conversation_id IN (SELECT id FROM support_conversations WHERE member_id = ${id})`;

/** A table without anything about a member, or the reason why what it has needs no rule. */
const none = 'none';

/**
 * What every column of every table tells about a member: what the member's archive has, and what is left of it once
 * the account is closed. A table or column that is missing here does not compile.
 */
export const personalData: {
  readonly [Table in keyof Tables]: string | PersonalTable<Extract<keyof Tables[Table], string>>;
} = {
  members: {
    rowsOf: ({ id }) => sql`id = ${id}`,
    columns: {
      id: shown,
      username: { archived: true, becomes: ({ id }) => sql`'closed-' || ${id}::bigint` },
      password_hash: secretUntil(''),
      status: until(0),
      credit_score: shown,
      avatar_url: until('/head/1.png'),
      real_name: until(''),
      sex: until(0),
      fund_password_hash: secretUntil(null),
      full_video_access: shown,
      tier: shown,
      tier_progress: shown,
      language: until(null),
      created_at: shown,
      closed_at: { archived: false, becomes: () => sql`clock_timestamp()` },
    },
  },
  // What operators note is about the member, and so theirs to read.
  member_notes: {
    rowsOf: byMember,
    deleted: true,
    columns: { id: hidden, member_id: shown, text: shown, operator: hidden, at: shown },
  },
  // When something was taken off and given anew; nothing of what it was.
  credential_resets: {
    rowsOf: byMember,
    columns: { id: hidden, member_id: shown, kind: shown, at: shown, given_at: shown },
  },
  password_links: {
    rowsOf: byMember,
    deleted: true,
    columns: { token_hash: hidden, member_id: shown, made_at: shown, expires_at: shown },
  },
  invite_codes: {
    rowsOf: byMember,
    columns: {
      code: shown,
      max_uses: shown,
      used: hidden,
      opening_balance_minor: hidden,
      created_at: shown,
      ended_at: { archived: true, becomes: () => sql`coalesce(ended_at, clock_timestamp())` },
      member_id: shown,
    },
  },
  member_invitations: {
    rowsOf: byMember,
    columns: { member_id: shown, code: shown, created_at: shown },
  },
  login_failures: {
    rowsOf: byName,
    deleted: true,
    columns: { id: hidden, username: shown, address: shown, failed_at: shown, client: hidden },
  },
  login_guards: { rowsOf: byName, deleted: true, columns: { username: shown, held_at: shown } },
  sessions: {
    rowsOf: byLane,
    deleted: true,
    columns: {
      lane: hidden,
      token_hash: hidden,
      id: hidden,
      member_id: shown,
      device: shown,
      device_hash: hidden,
      browser_hash: hidden,
      address: shown,
      created_at: shown,
      last_seen_at: shown,
      expires_at: shown,
    },
  },
  known_devices: {
    rowsOf: byMember,
    deleted: true,
    columns: { member_id: shown, token_hash: hidden, last_used_at: shown },
  },
  sign_ins: {
    rowsOf: byMember,
    deleted: true,
    columns: { id: hidden, member_id: shown, at: shown, outcome: shown, device: shown, address: shown },
  },
  recovery_codes: {
    rowsOf: byMember,
    deleted: true,
    columns: { member_id: shown, code_hash: hidden, made_at: shown, used_at: shown },
  },
  // Before the row that it refers to.
  passkeys: {
    rowsOf: byMember,
    deleted: true,
    columns: {
      id: hidden,
      member_id: shown,
      credential_id: shown,
      public_key: shown,
      counter: shown,
      transports: shown,
      name: shown,
      created_at: shown,
      last_used_at: shown,
    },
  },
  passkey_users: {
    rowsOf: byMember,
    deleted: true,
    columns: { member_id: shown, handle: shown, offer_answered_at: shown },
  },
  passkey_challenges: {
    rowsOf: byMember,
    deleted: true,
    columns: { challenge: hidden, purpose: shown, member_id: shown, nonce: hidden, expires_at: shown },
  },
  closed_names: 'a hash with a key that is not in the database',
  privacy_requests: {
    rowsOf: byMember,
    deleted: true,
    columns: { id: hidden, member_id: shown, kind: shown, at: shown },
  },

  mail_addresses: {
    rowsOf: byMember,
    deleted: true,
    columns: {
      member_id: shown,
      address: shown,
      language: shown,
      confirmed_at: shown,
      former_address: shown,
      former_until: shown,
    },
  },
  codes: {
    rowsOf: byMember,
    deleted: true,
    columns: {
      id: hidden,
      member_id: shown,
      purpose: shown,
      address: shown,
      ticket_hash: hidden,
      client: hidden,
      network: shown,
      salt: hidden,
      guesses: shown,
      created_at: shown,
      expires_at: shown,
    },
  },
  mails: {
    rowsOf: byMember,
    deleted: true,
    columns: {
      id: hidden,
      member_id: shown,
      address: shown,
      language: shown,
      kind: shown,
      places: shown,
      code_salt: hidden,
      created_at: shown,
      expires_at: shown,
      due_at: shown,
      attempts: shown,
      error: hidden,
    },
  },

  accounts: {
    rowsOf: byLane,
    columns: { lane: hidden, id: shown, kind: shown, member_id: shown, balance_minor: shown },
  },
  transfers: {
    rowsOf: (person) => sql`id IN (SELECT transfer_id FROM entries WHERE account_id = ${ownAccount(person)})`,
    columns: {
      lane: hidden,
      id: shown,
      kind: shown,
      member_id: hidden,
      idempotency_key: shown,
      input_hash: hidden,
      reference: shown,
      created_at: shown,
    },
  },
  entries: {
    rowsOf: (person) => sql`account_id = ${ownAccount(person)}`,
    columns: {
      lane: hidden,
      id: shown,
      transfer_id: shown,
      account_id: shown,
      kind: shown,
      amount_minor: shown,
      order_id: shown,
      created_at: shown,
    },
  },
  orders: {
    rowsOf: byLane,
    columns: {
      lane: hidden,
      id: shown,
      transfer_id: shown,
      game_id: shown,
      period: shown,
      member_id: shown,
      bet_type: shown,
      stake_minor: shown,
      odds_hundredths: shown,
      status: shown,
      payout_minor: shown,
      placed_at: shown,
      settled_at: shown,
      blinding: shown,
      release_hash: shown,
    },
  },
  slips_told: {
    rowsOf: byMember,
    deleted: true,
    columns: { member_id: shown, slip_id: shown, told_at: shown },
  },

  play_limits: {
    rowsOf: byLane,
    deleted: true,
    columns: {
      lane: hidden,
      member_id: shown,
      kind: shown,
      amount_minor: shown,
      raise_to_minor: shown,
      raise_from: shown,
    },
  },
  play_days: { rowsOf: byLane, columns: { lane: hidden, member_id: shown, day: shown, lost_minor: shown } },
  // Closing ends play for good: what is paid late goes back.
  play_pauses: { rowsOf: byLane, columns: { lane: hidden, member_id: shown, paused_until: shown } },
  play_control_log: {
    rowsOf: byLane,
    columns: {
      lane: hidden,
      id: hidden,
      member_id: shown,
      action: shown,
      subject: shown,
      amount_minor: shown,
      until: shown,
      at: shown,
    },
  },

  bank_cards: {
    rowsOf: byLane,
    deleted: true,
    columns: {
      lane: hidden,
      member_id: shown,
      bank_code: shown,
      card_number: sealed,
      ending: hidden,
      holder: shown,
      bound_at: shown,
    },
  },
  fund_password_guesses: {
    rowsOf: byLane,
    deleted: true,
    columns: { lane: hidden, member_id: shown, wrong: shown, last_wrong_at: shown },
  },
  fund_password_resets: {
    rowsOf: byMember,
    deleted: true,
    columns: { member_id: shown, begun_at: shown, ready_at: shown, ends_at: shown },
  },
  recharges: {
    rowsOf: byLane,
    columns: {
      lane: hidden,
      id: shown,
      member_id: shown,
      provider: shown,
      reference: shown,
      channel: shown,
      amount_minor: shown,
      currency: shown,
      status: shown,
      created_at: shown,
      expires_at: shown,
      paid_at: shown,
      settled_at: shown,
    },
  },
  payment_notices: {
    rowsOf: (person) =>
      sql`(provider, reference) IN (SELECT provider, reference FROM recharges WHERE ${byLane(person)})`,
    columns: {
      id: hidden,
      provider: shown,
      reference: shown,
      outcome: shown,
      amount_minor: shown,
      currency: shown,
      effect: shown,
      received_at: shown,
      payment: shown,
    },
  },
  unmatched_payments: {
    rowsOf: (person) => sql`(member_id = ${person.id} OR recharge_id IN ${ownRecharges(person)})`,
    columns: {
      id: shown,
      provider: shown,
      reference: shown,
      payment: shown,
      amount_minor: shown,
      currency: shown,
      why: shown,
      recharge_id: shown,
      booked: hidden,
      state: shown,
      // It can be of another member's recharge.
      member_id: hidden,
      hand_reference: shown,
      came_at: shown,
      settled_at: shown,
    },
  },
  recharge_refunds: {
    rowsOf: (person) => sql`recharge_id IN ${ownRecharges(person)}`,
    columns: {
      recharge_id: shown,
      cause: shown,
      member_minor: shown,
      house_minor: shown,
      state: shown,
      hand_reference: shown,
      created_at: shown,
      done_at: shown,
    },
  },
  money_rule: none,
  corrections: {
    rowsOf: byMember,
    columns: {
      id: shown,
      key: hidden,
      member_id: shown,
      kind: shown,
      amount_minor: shown,
      reason: { archived: true, becomes: () => sql`'-'` },
      operator: hidden,
      created_at: shown,
    },
  },
  debtor_account: 'of the owner, who is no member',
  bank_files: 'sums and hashes',
  bank_answers: 'numbers of lines, and hashes',
  bank_file_lines: {
    rowsOf: byWithdrawal,
    columns: { lane: hidden, withdrawal_id: shown, file_id: shown, bank_name: shown },
  },
  withdrawals: {
    rowsOf: byLane,
    columns: {
      lane: hidden,
      id: shown,
      member_id: shown,
      transfer_id: shown,
      amount_minor: shown,
      bank_code: shown,
      card_number: sealed,
      holder: erased,
      state: shown,
      reason: { archived: true, becomes: () => sql`CASE WHEN reason = '' THEN '' ELSE '-' END` },
      created_at: shown,
      updated_at: shown,
      approved_at: shown,
      sent_at: shown,
    },
  },
  withdrawal_approvals: {
    rowsOf: byWithdrawal,
    columns: { lane: hidden, withdrawal_id: shown, operator: hidden, at: shown },
  },
  operator_log: {
    rowsOf: ({
      id,
      username,
    }) => sql`subject IN ('member ' || ${id}::bigint, 'member ' || ${id}::bigint || ' ' || ${username}::text)
      OR subject IN (SELECT 'withdrawal ' || w.id FROM withdrawals w WHERE w.member_id = ${id})
      OR subject IN (SELECT 'recharge ' || r.id FROM recharges r WHERE r.member_id = ${id})
      OR subject IN (SELECT 'correction ' || c.id FROM corrections c WHERE c.member_id = ${id})`,
    columns: {
      id: hidden,
      operator: hidden,
      action: shown,
      subject: shown,
      details: shown,
      at: shown,
      previous_hash: hidden,
      hash: hidden,
      mac: hidden,
    },
  },

  messages: {
    rowsOf: byMember,
    deleted: true,
    columns: {
      id: hidden,
      member_id: shown,
      kind: shown,
      subject: hidden,
      details: shown,
      created_at: shown,
    },
  },
  message_switches: {
    rowsOf: byMember,
    deleted: true,
    columns: {
      member_id: shown,
      bets: shown,
      withdrawals: shown,
      messages: shown,
      support: shown,
      support_mail: shown,
      details: shown,
    },
  },
  push_subscriptions: {
    rowsOf: byMember,
    deleted: true,
    columns: {
      id: hidden,
      member_id: shown,
      session_hash: hidden,
      endpoint: shown,
      p256dh: hidden,
      auth: hidden,
      language: shown,
      created_at: shown,
    },
  },
  push_deliveries: 'numbers of messages and subscriptions, gone with these',
  message_marks: { rowsOf: byMember, deleted: true, columns: { member_id: shown, seen_at: shown } },

  // Before the row that they refer to.
  support_messages: {
    rowsOf: ownConversation,
    deleted: true,
    columns: {
      conversation_id: hidden,
      number: shown,
      kind: shown,
      operator: hidden,
      text: shown,
      picture: shown,
      key: hidden,
      created_at: shown,
      waited_seconds: hidden,
    },
  },
  support_pictures: {
    rowsOf: ownConversation,
    deleted: true,
    columns: {
      name: shown,
      conversation_id: hidden,
      number: shown,
      webp: shown,
      width: shown,
      height: shown,
      created_at: shown,
    },
  },
  support_conversations: {
    rowsOf: byMember,
    deleted: true,
    columns: {
      id: hidden,
      member_id: shown,
      ticket_hash: hidden,
      visitor_name: hidden,
      visitor_network: hidden,
      language: shown,
      last_number: hidden,
      last_at: shown,
      waiting_since: shown,
      closed_at: shown,
      assigned_to: hidden,
      seen_by_service: shown,
      seen_by_member: shown,
      created_at: shown,
    },
  },
  support_presence: 'of operators, gone with the conversation',
  support_settings: none,
  support_names: 'of operators, who are no members',
  help_topics: none,
  help_answers: none,
  reply_templates: none,

  uploads: {
    rowsOf: byLane,
    deleted: true,
    columns: { lane: hidden, id: hidden, name: shown, member_id: shown, webp: shown, created_at: shown },
  },
  video_plays: {
    rowsOf: byLane,
    deleted: true,
    columns: { lane: hidden, video_id: shown, member_id: shown, counted_at: shown },
  },

  broadcasts: 'what was written to many; who got it has the message',
  standing_rules: none,
  standing_sweep: none,
  proposals: 'what operators want, encrypted until they have decided; the operator log keeps what is done',
  roles: none,
  operators: 'they are no members',
  operator_roles: 'of operators, who are no members',
  operator_invitations: 'of operators, who are no members',
  operator_passkeys: 'of operators, who are no members',
  operator_challenges: 'random numbers for operators, gone after some minutes',
  operator_company_requests: 'random numbers for operators, gone after some minutes',
  operator_sessions: 'of operators, who are no members',
  operator_attempts: 'names that somebody tried in the office, gone the day after',
  request_counts: 'addresses and members of this minute, forgotten with the next',
  violations: 'reports name no member',
  sso_tickets: none,
  game_classes: none,
  games: none,
  beacons: none,
  beacon_values: none,
  rounds: none,
  round_commitments: 'numbers of orders, and hashes',
  game_returns: 'sums of all members',
  game_days: 'sums of all members',
  game_odds: none,
  servers: none,
  chores: none,
  alerts: 'sums and names of games and servers',
  alert_deliveries: 'addresses of operators, who are no members',
  alert_rule: none,
  reconciliations: 'the first differences of a month, which may name a member by number',
  game_rule: none,
  ledger_cuts: none,
  months: none,
  month_seals: 'sums of all members',
  closed_days: none,
  day_seals: 'sums of all members',
  account_checkpoints: 'sums of entries, which the archive has one by one',
  banks: none,
  withdrawal_rule: none,
  site: none,
  banners: none,
  feedback: none,
  recharge_channels: none,
  cities: none,
  showcase_items: none,
  video_classes: none,
  videos: none,
  notices: none,
  waybills: none,
  waybill_steps: none,
  content_versions: none,
  content_drafts: none,
  content_openings: none,
  content_typed: none,
  office_uploads: none,
  office_upload_parts: none,
  pictures: none,
  picture_files: none,
  caption_files: none,
  clips: none,
  clip_parts: none,
};

/** The tables with rows of members, by name. */
export const personalTables: readonly (readonly [name: string, table: PersonalTable])[] = Object.entries(
  personalData,
).flatMap(([name, table]) => (typeof table === 'string' ? [] : [[name, table] as const]));
