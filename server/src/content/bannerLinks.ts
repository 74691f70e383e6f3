import { fieldTypes } from '@members/office-contract';
import type { Database, Reader } from '../database';
import { recordOperation, type Act } from '../operatorLog';
import { hold, moveOn } from './held';
import { selectItems } from './store';

const kind = 'banner';
/** A list of them has no more. */
const limit = 1_000;

/** The banners of Home, for who has no office at hand. */
export const listBanners = (reader: Reader) => selectItems(reader, { kind, limit });

/**
 * Has a banner lead to a path of the app or to an https address, or nowhere for an empty one; a draft beside it stays.
 * Resolves to a sentence for the operator; the message of an Error is one too.
 */
export function linkBanner(
  database: Database,
  { id, link, ...act }: Act & { id: string; link: string },
): Promise<string> {
  if (!fieldTypes.link.safeParse(link).success)
    throw new Error('A banner leads to a path such as /Home, to https://…, or to none.');
  return database.transaction(async (transaction) => {
    const { item: before } = await hold(transaction, { kind, id });
    const { fields, shownFrom, archived } = before;
    if (fields.link === link) return `Banner ${id} is so already.`;
    const after = { fields: { ...fields, link }, shownFrom, archived };
    await moveOn(transaction, { kind, id, before, after, by: act.operator, at: act.now });
    await recordOperation(transaction, {
      ...act,
      action: 'content changed',
      subject: `${kind} ${id}`,
      before: fields,
      after: after.fields,
    });
    return `Banner ${id} leads ${link === '' ? 'nowhere' : `to ${link}`} now. Members see it within a minute.`;
  });
}
