import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '.';

type All = 'all columns';

/** What the application's role may do with a table besides reading it; see `grantRights`. */
export interface Right<Inserted extends string = string, Updated extends string = string> {
  /** Columns that it may give a value in a new row; the others have their default. */
  insert?: All | readonly Inserted[];
  /** Columns that it may change; a table that has some can be locked row by row too. */
  update?: All | readonly Updated[];
  delete?: true;
}

/** Rows are added and stay as they are. */
const appendOnly = { insert: 'all columns' } as const;
/** Triggers and functions write it, as the owner. */
const byOwner = {} as const;
/** What operators and the sample content write. */
const content = { insert: 'all columns', update: 'all columns' } as const;

/**
 * Everything that the application's role may write, for each table. A table that is missing here does not compile,
 * and what a role lacks is refused by the database, whatever code or person speaks for it.
 */
export const rights: {
  readonly [Table in keyof Tables]: Right<
    Extract<keyof Insertable<Tables[Table]>, string>,
    Extract<keyof Updateable<Tables[Table]>, string>
  >;
} = {
  members: {
    insert: 'all columns',
    update: [
      'username',
      'password_hash',
      'status',
      'credit_score',
      'avatar_url',
      'real_name',
      'sex',
      'fund_password_hash',
      'full_video_access',
      'tier',
      'tier_progress',
      'language',
      'closed_at',
    ],
  },
  closed_names: appendOnly,
  member_notes: { insert: ['member_id', 'text', 'operator', 'at'], delete: true },
  standing_rules: appendOnly,
  standing_sweep: { update: ['through_member', 'newest_member', 'due_at'] },
  credential_resets: { insert: ['member_id', 'kind', 'at'], update: ['given_at'] },
  password_links: { insert: 'all columns', delete: true },
  privacy_requests: { insert: 'all columns', delete: true },
  invite_codes: { insert: 'all columns', update: ['used', 'ended_at'] },
  member_invitations: appendOnly,
  sso_tickets: { insert: 'all columns', delete: true },
  login_guards: { insert: 'all columns', update: ['held_at'], delete: true },
  login_failures: { insert: 'all columns', delete: true },
  sign_ins: { insert: 'all columns', update: ['outcome'], delete: true },
  sessions: { insert: 'all columns', update: ['last_seen_at'], delete: true },
  recovery_codes: { insert: 'all columns', update: ['used_at'], delete: true },
  passkey_users: { insert: 'all columns', update: ['offer_answered_at'], delete: true },
  passkeys: { insert: 'all columns', update: ['counter', 'name', 'last_used_at'], delete: true },
  passkey_challenges: { insert: 'all columns', update: ['expires_at'], delete: true },
  known_devices: { insert: 'all columns', update: ['last_used_at'], delete: true },

  mail_addresses: {
    insert: 'all columns',
    update: ['address', 'language', 'confirmed_at', 'former_address', 'former_until'],
    delete: true,
  },
  codes: { insert: 'all columns', update: ['guesses', 'expires_at'], delete: true },
  mails: { insert: 'all columns', update: ['due_at', 'attempts', 'error'], delete: true },

  accounts: { insert: ['kind', 'member_id', 'balance_minor'], update: ['balance_minor'] },
  transfers: {
    insert: ['kind', 'member_id', 'idempotency_key', 'input_hash', 'reference', 'created_at'],
  },
  entries: { insert: ['transfer_id', 'account_id', 'kind', 'amount_minor', 'order_id', 'created_at'] },
  ledger_cuts: byOwner,
  account_checkpoints: byOwner,
  months: byOwner,
  month_seals: byOwner,
  closed_days: byOwner,
  day_seals: byOwner,

  game_classes: { insert: 'all columns' },
  games: {
    insert: 'all columns',
    update: [
      'open',
      'name',
      'icon_url',
      'hot',
      'position',
      'max_payout_minor',
      'min_stake_minor',
      'archived',
      'version',
    ],
  },
  game_rule: { update: ['floor_hundredths'] },
  game_odds: appendOnly,
  beacons: appendOnly,
  beacon_values: appendOnly,
  rounds: {
    insert: [
      'game_id',
      'period',
      'number',
      'opens_at',
      'closes_at',
      'draws_at',
      'beacon_chain',
      'beacon_round',
      'odds',
      'max_payout_minor',
      'min_stake_minor',
      'release_hash',
      'opened_at',
    ],
    update: ['status', 'dice', 'void_reason', 'closed_at', 'drawn_at', 'settled_at'],
  },
  orders: {
    insert: [
      'transfer_id',
      'game_id',
      'period',
      'member_id',
      'bet_type',
      'stake_minor',
      'odds_hundredths',
      'release_hash',
      'placed_at',
    ],
    update: ['status', 'payout_minor', 'settled_at'],
  },
  slips_told: { insert: 'all columns', delete: true },
  round_commitments: appendOnly,
  game_returns: byOwner,
  game_days: byOwner,

  play_limits: {
    insert: 'all columns',
    update: ['amount_minor', 'raise_to_minor', 'raise_from'],
    delete: true,
  },
  play_pauses: { insert: 'all columns', update: ['paused_until'] },
  play_control_log: appendOnly,
  play_days: byOwner,

  banks: content,
  bank_cards: { insert: 'all columns', delete: true },
  fund_password_resets: { insert: 'all columns', delete: true },
  fund_password_guesses: { insert: 'all columns', update: ['wrong', 'last_wrong_at'], delete: true },
  recharges: {
    insert: [
      'member_id',
      'provider',
      'reference',
      'channel',
      'amount_minor',
      'currency',
      'created_at',
      'expires_at',
      'paid_at',
    ],
    update: ['status', 'expires_at', 'paid_at', 'settled_at'],
  },
  payment_notices: appendOnly,
  unmatched_payments: {
    insert: [
      'provider',
      'reference',
      'payment',
      'amount_minor',
      'currency',
      'why',
      'recharge_id',
      'booked',
      'came_at',
    ],
    update: ['state', 'member_id', 'hand_reference', 'settled_at'],
  },
  recharge_refunds: { insert: 'all columns', update: ['state', 'done_at'] },
  money_rule: { update: ['corrections_two_from_minor', 'refunds_two_from_minor'] },
  corrections: { insert: 'all columns', update: ['reason'] },
  debtor_account: { update: ['holder', 'account', 'bic', 'currency'] },
  bank_files: appendOnly,
  bank_file_lines: appendOnly,
  bank_answers: appendOnly,
  withdrawal_rule: { update: ['min_minor', 'max_minor', 'per_day', 'two_operators_from_minor'] },
  withdrawals: {
    insert: [
      'member_id',
      'transfer_id',
      'amount_minor',
      'bank_code',
      'card_number',
      'holder',
      'created_at',
      'updated_at',
    ],
    update: ['state', 'reason', 'updated_at', 'approved_at', 'sent_at'],
  },
  withdrawal_approvals: appendOnly,
  operator_log: appendOnly,
  proposals: {
    insert: ['call', 'params', 'shown', 'proposed_by', 'proposed_at'],
    update: ['params', 'shown', 'decided_at'],
  },
  roles: {
    insert: ['name', 'rights', 'changed_by', 'changed_at'],
    update: ['rights', 'version', 'changed_by', 'changed_at'],
    delete: true,
  },
  operators: {
    insert: ['name', 'remote', 'company_address', 'created_at', 'changed_by'],
    update: [
      'password_hash',
      'code_secret',
      'last_code_step',
      'remote',
      'enrolled_at',
      'disabled_at',
      'company_address',
      'company_issuer',
      'company_subject',
      'version',
      'changed_by',
    ],
  },
  operator_roles: { insert: 'all columns', delete: true },
  operator_invitations: {
    insert: ['operator', 'token_hash', 'expires_at'],
    update: ['token_hash', 'expires_at', 'password_hash', 'code_secret'],
    delete: true,
  },
  operator_passkeys: { insert: 'all columns', update: ['counter', 'name', 'last_used_at'], delete: true },
  operator_challenges: { insert: 'all columns', update: ['expires_at'], delete: true },
  operator_company_requests: { insert: 'all columns', update: ['asked_at'], delete: true },
  operator_sessions: { insert: 'all columns', update: ['used_at', 'confirmed_at'], delete: true },
  servers: {
    insert: 'all columns',
    update: ['seen_at', 'streams', 'disk_free_bytes', 'disk_size_bytes'],
    delete: true,
  },
  chores: { insert: 'all columns', update: ['done_at'] },
  alerts: {
    insert: ['kind', 'subject', 'details', 'event', 'began_at', 'ended_at'],
    update: ['clear_since', 'ended_at', 'acknowledged_by', 'acknowledged_at'],
    delete: true,
  },
  alert_deliveries: {
    insert: ['alert_id', 'phase', 'address', 'created_at', 'due_at'],
    update: ['due_at', 'attempts', 'error'],
    delete: true,
  },
  alert_rule: {
    update: [
      'withdrawal_minutes',
      'payment_minutes',
      'round_seconds',
      'outside_rounds',
      'backup_hours',
      'disk_percent',
      'mail_minutes',
    ],
  },
  reconciliations: { insert: ['done_at', 'differences', 'first_differences'], delete: true },
  operator_attempts: { insert: 'all columns', update: ['failures', 'tried_at'], delete: true },

  broadcasts: {
    insert: ['about_play', 'details', 'audience', 'last_member', 'made_by', 'made_at'],
    update: ['through_member', 'told', 'ended_at', 'stopped_by'],
  },
  messages: { insert: ['member_id', 'kind', 'subject', 'details', 'created_at'], delete: true },
  message_marks: { insert: 'all columns', update: ['seen_at'], delete: true },

  message_switches: {
    insert: 'all columns',
    update: ['bets', 'withdrawals', 'messages', 'support', 'support_mail', 'details'],
    delete: true,
  },
  push_subscriptions: {
    insert: ['member_id', 'session_hash', 'endpoint', 'p256dh', 'auth', 'language', 'created_at'],
    update: ['member_id', 'session_hash', 'endpoint', 'p256dh', 'auth', 'language'],
    delete: true,
  },
  push_deliveries: {
    insert: ['subscription_id', 'message_id', 'outlives_session', 'due_at', 'expires_at'],
    update: ['attempts', 'due_at'],
    delete: true,
  },

  site: content,
  banners: content,
  feedback: content,
  recharge_channels: content,
  cities: content,
  showcase_items: content,
  video_classes: content,
  videos: content,
  notices: content,
  waybills: content,
  waybill_steps: { ...content, delete: true },
  content_versions: appendOnly,
  content_drafts: { insert: 'all columns', update: 'all columns', delete: true },
  content_typed: { insert: 'all columns', update: ['content', 'typed_at'], delete: true },
  content_openings: { insert: 'all columns', update: ['typing', 'seen_at'], delete: true },

  help_topics: content,
  help_answers: content,
  reply_templates: content,
  support_conversations: {
    insert: [
      'member_id',
      'ticket_hash',
      'visitor_name',
      'visitor_network',
      'language',
      'last_at',
      'waiting_since',
      'created_at',
    ],
    update: [
      'language',
      'last_number',
      'last_at',
      'waiting_since',
      'closed_at',
      'assigned_to',
      'seen_by_service',
      'seen_by_member',
    ],
    delete: true,
  },
  support_messages: { insert: 'all columns', delete: true },
  support_pictures: { insert: 'all columns', update: ['number'], delete: true },
  support_presence: { insert: 'all columns', update: ['seen_at', 'typing'], delete: true },
  support_settings: {
    update: ['hours', 'time_zone', 'days_off', 'visitors_write', 'version', 'changed_by'],
  },
  support_names: { insert: 'all columns', update: ['name'], delete: true },

  video_plays: { insert: 'all columns', update: ['counted_at'], delete: true },
  uploads: { insert: 'all columns', delete: true },
  office_uploads: { insert: 'all columns', update: ['received'], delete: true },
  office_upload_parts: { insert: 'all columns', delete: true },
  pictures: appendOnly,
  picture_files: appendOnly,
  caption_files: appendOnly,
  clips: appendOnly,
  clip_parts: appendOnly,
  violations: { insert: 'all columns', update: ['reports', 'last_at'], delete: true },
  request_counts: { insert: 'all columns', update: ['minute', 'requests'], delete: true },
};
