import type { CheckedParams, OfficeAnswer } from '@members/office-contract';
import type { Database } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { ensureSite, setSupportLink, supportLink } from '../site';
import { isTimeZone } from './hours';
import * as store from './settingsStore';

/** When customer service answers and where, and by which names members know operators. */
export function createSupportSettings({
  database,
  usualMinutes,
}: {
  database: Database;
  usualMinutes: () => Promise<number | null>;
}) {
  const { reader } = database;

  async function read(): Promise<OfficeAnswer<'supportSettings'>> {
    const [{ changedBy: _, ...settings }, link, minutes] = await Promise.all([
      store.selectSettings(reader),
      supportLink(reader),
      usualMinutes(),
    ]);
    return {
      ...settings,
      ...link,
      hours: [...settings.hours],
      daysOff: [...settings.daysOff],
      usualMinutes: minutes,
    };
  }

  async function set(
    { enabled, url, version, ...settings }: CheckedParams<'setSupportSettings'>,
    act: Act,
  ): Promise<{ version: number }> {
    if (!isTimeZone(settings.timeZone)) throw new Declined('noTimeZone', { name: settings.timeZone });
    return database.transaction(async (transaction) => {
      const { version: present, changedBy, ...before } = await store.holdSettings(transaction);
      if (present !== version) throw new Declined('changedMeanwhile', { operator: changedBy || '–' });
      const linkBefore = await supportLink(transaction);
      const after = {
        ...settings,
        hours: settings.hours.toSorted((one, other) => one.day - other.day),
        daysOff: [...new Set(settings.daysOff)].sort(),
      };
      await store.updateSettings(transaction, { ...after, version: version + 1, changedBy: act.operator });
      await ensureSite(transaction, {});
      await setSupportLink(transaction, { enabled, url });
      await recordOperation(transaction, {
        ...{ ...act, action: 'customer service set', subject: 'customer service' },
        before: { ...before, ...linkBefore },
        after: { ...after, enabled, url },
      });
      return { version: version + 1 };
    });
  }

  async function setName(name: string, act: Act) {
    await database.transaction(async (transaction) => {
      const before = await store.selectName(transaction, act.operator);
      await store.upsertName(transaction, { operator: act.operator, name });
      await recordOperation(transaction, {
        ...{ ...act, action: 'name in conversations set', subject: act.operator },
        ...{ before: { name: before }, after: { name } },
      });
    });
    return {};
  }

  return { read, set, setName };
}
