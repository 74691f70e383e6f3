import { appendOnly, type Rights } from './right';

/** Operators, what they did and what waits for them; servers and alerts. */
export const officeRights = {
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
} as const satisfies Partial<Rights>;
