import {
  alertKindNames,
  alertKinds,
  mayDo,
  type AlertKind,
  type AlertShape,
  type Right,
} from '@members/office-contract';
import type { Database } from '../database';
import { Declined, defineOfficeRoute, type OfficeRoute, type Operator } from '../office';
import { recordOperation } from '../operatorLog';
import type { AlertReceivers } from './createAlerts';
import * as store from './store';

const pageSize = 50;
const dayMs = 24 * 60 * 60_000;

interface AlertOfficeParts {
  database: Database;
  /** Where alerts go. */
  receivers: AlertReceivers;
}

/** What the office sees of alerts, and the rule by which they begin. */
export function alertOfficeRoutes({ database, receivers }: AlertOfficeParts): OfficeRoute[] {
  const { reader } = database;
  return [
    defineOfficeRoute('alerts', async ({ params: { state, after }, operator }) => {
      const rows = await store.selectAlerts(reader, {
        ...{ kinds: kindsOf(operator), state, limit: pageSize + 1 },
        before: after === undefined ? undefined : Number(after) || 0,
      });
      const page = rows.slice(0, pageSize);
      return {
        rows: page.map(shown),
        next: rows.length > pageSize ? String(page.at(-1)!.id) : null,
      };
    }),
    defineOfficeRoute('acknowledgeAlert', async ({ params: { id }, operator, act }) => {
      await database.transaction(async (transaction) => {
        const alert = await store.claimAlert(transaction, id);
        if (!alert) throw new Declined('missing', { what: `alert ${id}` });
        const right: Right = `${alertKinds[alert.kind]}.see`;
        if (!mayDo(operator.rights, right)) throw new Declined('forbidden', { right });
        if (alert.acknowledgedBy !== null)
          throw new Declined('alertAcknowledged', { operator: alert.acknowledgedBy });
        await store.acknowledge(transaction, { id, operator: operator.name, at: act.now });
        await recordOperation(transaction, {
          ...act,
          ...{ action: 'alert acknowledged', subject: `alert ${id}` },
          details: { kind: alert.kind, about: alert.subject, ...alert.values },
        });
      });
      return {};
    }),
    defineOfficeRoute('alertRule', async () => ({
      rule: await store.selectRule(reader),
      webhook: receivers.webhook !== null,
      mails: [...receivers.mailAddresses],
    })),
    defineOfficeRoute('setAlertRule', async ({ params: rule, act }) => {
      await database.transaction(async (transaction) => {
        const before = await store.selectRule(transaction);
        await store.updateRule(transaction, rule);
        await recordOperation(transaction, {
          ...act,
          ...{ action: 'rule of alerts set', subject: 'alerts', before: { ...before }, after: { ...rule } },
        });
      });
      return {};
    }),
  ];
}

/** Kinds of which the operator sees the area. */
function kindsOf({ rights }: Pick<Operator, 'rights'>): AlertKind[] {
  return alertKindNames.filter((kind) => mayDo(rights, `${alertKinds[kind]}.see`));
}

function shown({
  clearSince: _clearSince,
  beganAt,
  endedAt,
  acknowledgedAt,
  ...alert
}: store.AlertRow): AlertShape {
  return {
    ...alert,
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  };
}

/** What an operator has to look at: alerts that last, and those of the last day that nobody has acknowledged. */
export async function alertsFor(
  { reader }: Pick<Database, 'reader'>,
  operator: Pick<Operator, 'rights'>,
  now: Date,
): Promise<AlertShape[]> {
  const kinds = kindsOf(operator);
  const rows = [
    ...(await store.selectLasting(reader)),
    ...(await store.selectUnseen(reader, new Date(now.getTime() - dayMs))),
  ];
  return rows.filter(({ kind }) => kinds.includes(kind)).map(shown);
}
