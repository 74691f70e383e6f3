import { alertText } from '@members/office-contract';
import type { Database, Reader, Transaction } from '../database';
import type { Transport } from '../mail';
import { conditionsOf, type Condition, type Facts } from './conditions';
import * as deliveries from './deliveryStore';
import * as store from './store';
import { callWebhook, type Webhook } from './webhook';

const everyMs = 15_000;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** What has not held for so long has ended: it does not come and go at its threshold. */
const clearForMs = 2 * minuteMs;
/** Who sends something holds it for so long; then it is another one's, in case the process has ended. */
const leaseMs = minuteMs;
/** For so long it is tried again. */
const triedForMs = 3 * dayMs;
const keptMs = 90 * dayMs;

const backOffMs = (attempts: number) => Math.min(2 ** (attempts - 1) * 15_000, 60 * minuteMs);

export interface AlertReceivers {
  /** Null for none. */
  webhook: Webhook | null;
  /** Nobody where no mail is sent. */
  mailAddresses: readonly string[];
}

const tellReceivers = (
  transaction: Transaction,
  told: Omit<deliveries.NewDelivery, 'address'>,
  { webhook, mailAddresses }: AlertReceivers,
): Promise<void> =>
  deliveries.insertDeliveries(
    transaction,
    [...(webhook ? [''] : []), ...mailAddresses].map((address) => ({ ...told, address })),
  );

/** Tells of something that happened once; of one event once, however often and by whomever it is told here. */
export function raiseAlert(
  { database, receivers, now }: { database: Database; receivers: AlertReceivers; now: () => Date },
  { event, ...condition }: Condition & { event: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const at = now();
    const alertId = await store.insertAlert(transaction, { ...condition, event, at });
    if (alertId !== null) await tellReceivers(transaction, { alertId, phase: 'began', at }, receivers);
  });
}

export interface AlertDependencies extends AlertReceivers {
  database: Database;
  /** How mails leave; null where none is sent. */
  transport: Transport | null;
  /** How everything is. */
  facts: (reader: Reader, now: Date) => Promise<Facts>;
  siteName: string;
  /** Where an operator reads on. */
  officeOrigin: string;
  now: () => Date;
  onError: (error: unknown, what: string) => void;
}

export type Alerts = ReturnType<typeof createAlerts>;

/**
 * Looks at how everything is, keeps in the database what operators have to know, and tells them when it begins and when
 * it ends: by a webhook and by mail. Of any number of servers one looks at a time, and one sends a message; who dies
 * between sending and noting it has it sent twice, under the same id.
 */
export function createAlerts(dependencies: AlertDependencies) {
  const { database, facts, now, onError } = dependencies;
  const { webhook, transport } = dependencies;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  const tell = (transaction: Transaction, alertId: number, phase: 'began' | 'ended') =>
    tellReceivers(transaction, { alertId, phase, at: now() }, dependencies);

  /** Begins and ends alerts by how everything is now; nothing where another server is at it. */
  function look(): Promise<void> {
    return database.transaction(async (transaction) => {
      if (!(await store.takeLook(transaction))) return;
      const at = now();
      const rule = await store.selectRule(transaction);
      const holding = conditionsOf(await facts(transaction, at), rule, at);
      const lasting = await store.selectLasting(transaction);
      const holds = (alert: store.AlertRow) =>
        holding.some(({ kind, subject }) => kind === alert.kind && subject === alert.subject);
      for (const condition of holding) {
        const id = await store.insertAlert(transaction, { ...condition, at });
        if (id !== null) await tell(transaction, id, 'began');
      }
      for (const alert of lasting) await follow(transaction, alert, { holds: holds(alert), at });
      await store.deleteAlerts(transaction, new Date(at.getTime() - keptMs));
    });
  }

  async function follow(
    transaction: Transaction,
    { id, clearSince }: store.AlertRow,
    { holds, at }: { holds: boolean; at: Date },
  ): Promise<void> {
    if (holds) {
      if (clearSince) await store.updateAlert(transaction, id, { clearSince: null });
    } else if (!clearSince) await store.updateAlert(transaction, id, { clearSince: at });
    else if (at.getTime() - clearSince.getTime() >= clearForMs) {
      await store.updateAlert(transaction, id, { endedAt: at });
      await tell(transaction, id, 'ended');
    }
  }

  /** Sends what is due, one after another and outside of a transaction. */
  async function send(): Promise<void> {
    while (!stopped) {
      const at = now();
      const leaseUntil = new Date(at.getTime() + leaseMs);
      const due = await database.transaction((transaction) =>
        deliveries.claimDelivery(transaction, { now: at, leaseUntil }),
      );
      if (!due) return;
      try {
        await deliver(due);
        await database.transaction((transaction) => deliveries.deleteDelivery(transaction, due.id));
      } catch (error) {
        const { message } = error as Error;
        onError(error, `telling of alert ${due.alertId}`);
        const dueAt = new Date(now().getTime() + backOffMs(due.attempts));
        const givenUp = now().getTime() - due.createdAt.getTime() > triedForMs;
        await database.transaction((transaction) =>
          givenUp
            ? deliveries.deleteDelivery(transaction, due.id)
            : deliveries.postponeDelivery(transaction, { id: due.id, dueAt, error: message.slice(0, 500) }),
        );
      }
    }
  }

  async function deliver(due: deliveries.DueDelivery): Promise<void> {
    const { siteName, officeOrigin } = dependencies;
    const { alertId, phase, address, kind, subject, values, beganAt, endedAt } = due;
    const sentence = alertText(kind, subject, values);
    const text = phase === 'began' ? sentence : `Over: ${sentence}`;
    const id = `alert-${alertId}-${phase}`;
    const url = `${officeOrigin}/today`;
    if (address !== '')
      await transport?.send({
        id: `${id}-${beganAt.getTime()}`,
        to: address,
        subject: `${siteName}: ${text}`.slice(0, 150),
        text: `${text}\n\n${url}\n`,
      });
    else if (webhook)
      await callWebhook(webhook, {
        ...{ id, kind, phase, subject, values, text, url },
        at: (phase === 'began' ? beganAt : (endedAt ?? beganAt)).toISOString(),
      });
  }

  function run(): void {
    running = look()
      .then(send)
      .catch((error: unknown) => onError(error, 'alerts'));
    void running.then(() => {
      if (!stopped) timer = setTimeout(run, everyMs).unref();
    });
  }

  return {
    look,
    send,
    start: run,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
      transport?.close();
    },
  };
}
