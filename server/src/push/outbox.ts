import type { Language } from '@members/contract';
import type { Database } from '../database';
import type { PushSender } from './sender';
import * as store from './store';

const lookEveryMs = 2_000;
/** Sent side by side; all of them are claimed together. */
const atOnce = 20;
/** What a process has taken is another one's after this, in case the process has ended. */
const leaseMs = 60_000;

/** Half a minute after the first attempt, then 1, 2, 4, … minutes, and an hour at most. */
const backOffMs = (attempts: number) => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);

export interface PushOutboxDependencies {
  database: Database;
  send: PushSender;
  /** What a device gets of a message, as JSON; `null` where it is to get nothing any more. */
  payloadOf: (message: { id: number; language: Language }) => Promise<string | null>;
  /** Of some sessions, the places of those that are over. */
  areOver: (sessionHashes: readonly Buffer[]) => Promise<number[]>;
  now: () => Date;
  onError?: ((error: unknown, what: string) => void) | undefined;
}

export type PushOutbox = ReturnType<typeof createPushOutbox>;

/**
 * Sends what waits for devices, outside of a transaction; of any number of processes one sends each. It goes from the
 * database once the push service has taken it, so a crash in between sends it twice, under one tag, and never not at all.
 */
export function createPushOutbox(dependencies: PushOutboxDependencies) {
  const { database, send, payloadOf, areOver, now, onError = () => {} } = dependencies;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();

  /** Sends all that is due. */
  async function sendDue(): Promise<void> {
    let claimed: store.Delivery[];
    do {
      const at = now();
      claimed = await database.transaction((transaction) =>
        store.claimDue(transaction, { now: at, leaseUntil: new Date(at.getTime() + leaseMs), limit: atOnce }),
      );
      const over = await placesOver(claimed);
      await Promise.all(claimed.map((delivery, place) => attempt(delivery, over.has(place))));
    } while (claimed.length === atOnce && !stopped);
    await database.transaction((transaction) => store.removeOrphans(transaction));
  }

  async function placesOver(deliveries: readonly store.Delivery[]): Promise<Set<number>> {
    const hashes = deliveries.map(({ sessionHash }) => sessionHash ?? Buffer.alloc(32));
    return new Set(hashes.length > 0 ? await areOver(hashes) : []);
  }

  async function attempt(delivery: store.Delivery, isOver: boolean): Promise<void> {
    const { id, messageId, language, expiresAt, attempts, subscriptionId, outlivesSession } = delivery;
    const ttlSeconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    const isWanted = ttlSeconds > 0 && (outlivesSession || !isOver);
    const payload = isWanted ? await payloadOf({ id: messageId, language }) : null;
    if (payload === null) return remove(id);
    const sent = await send({ subscription: delivery, payload, ttlSeconds });
    if (sent.outcome === 'taken') return remove(id);
    if (sent.outcome === 'gone')
      return database.transaction((transaction) => store.removeSubscription(transaction, subscriptionId));
    onError(sent.error, 'a push message');
    if (sent.outcome === 'refused') return remove(id);
    const dueAt = new Date(now().getTime() + backOffMs(attempts));
    await database.transaction((transaction) => store.postpone(transaction, { id, dueAt }));
  }

  const remove = (id: number): Promise<void> =>
    database.transaction((transaction) => store.removeDelivery(transaction, id));

  function run(): void {
    running = sendDue()
      .catch((error: unknown) => onError(error, 'push messages'))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, lookEveryMs).unref();
      });
  }

  return {
    sendDue,
    /** Looks every two seconds from now on, until it is stopped. */
    start: run,
    stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
