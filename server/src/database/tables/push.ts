import type { Language } from '@members/contract';
import type { ColumnType, Generated } from 'kysely';

export interface PushTables {
  /** Where a device is told by push. */
  push_subscriptions: {
    id: ColumnType<number, never, never>;
    member_id: number;
    /** The session that it was subscribed in; `null` once that has ended. */
    session_hash: Buffer | null;
    /** The address at the push service; who knows it can renew the subscription. */
    endpoint: string;
    /** The keys for which what is sent is encrypted. */
    p256dh: Buffer;
    auth: Buffer;
    language: Language;
    created_at: Date;
  };
  /** What is still to be sent. */
  push_deliveries: {
    id: ColumnType<number, never, never>;
    subscription_id: number;
    message_id: number;
    /** It is sent also where the session has ended since. */
    outlives_session: boolean;
    attempts: Generated<number>;
    due_at: Date;
    /** From then on nobody needs it any more. */
    expires_at: Date;
  };
}
