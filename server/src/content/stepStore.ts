import type { ContentKind } from '@members/office-contract';
import type { Reader } from '../database';
import { seenBy } from './seen';
import type { Item } from './store';
import { readSteps } from './tables';

/** Items with the steps of those that are parcels. */
export async function withAllSteps(
  reader: Reader,
  { kind, items }: { kind: ContentKind; items: readonly Item[] },
): Promise<readonly Item[]> {
  if (kind !== 'parcel' || items.length === 0) return items;
  const steps = await readSteps(
    seenBy(reader, 'members'),
    items.map(({ id }) => id),
  );
  return items.map((item) => ({ ...item, fields: { ...item.fields, steps: steps.get(item.id) ?? [] } }));
}
