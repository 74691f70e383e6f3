import type { ColumnType, Generated } from 'kysely';

export interface AlertTables {
  alerts: {
    id: ColumnType<number, never, never>;
    kind: string;
    subject: string;
    /** JSON: what its sentence is filled with. */
    details: string;
    /** Names something that happened once and does not last, so that who tells of it twice is heard once. */
    event: Generated<string | null>;
    began_at: Date;
    /** Since when the condition has not held; it ends once that has lasted. */
    clear_since: Generated<Date | null>;
    ended_at: Generated<Date | null>;
    acknowledged_by: Generated<string | null>;
    acknowledged_at: Generated<Date | null>;
  };
  /** What has to be told yet: by the webhook, or by mail to an address. */
  alert_deliveries: {
    id: ColumnType<number, never, never>;
    alert_id: number;
    phase: 'began' | 'ended';
    /** Of a mail; empty for the webhook. */
    address: string;
    created_at: Date;
    due_at: Date;
    attempts: Generated<number>;
    /** Why the last attempt failed. */
    error: Generated<string>;
  };
  /** From when on something is told of; one row. */
  alert_rule: {
    id: Generated<true>;
    withdrawal_minutes: number;
    payment_minutes: number;
    round_seconds: number;
    outside_rounds: number;
    backup_hours: number;
    disk_percent: number;
    mail_minutes: number;
  };
}
