import type { Database } from '../database';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

/**
 * Has a banner lead to a path of the app or to an https address, or nowhere for an empty one. Resolves to a sentence for
 * the operator; the message of an Error is one too.
 */
export function setBannerLink(
  database: Database,
  { id, link, ...act }: Act & { id: number; link: string },
): Promise<string> {
  if (!isLink(link)) throw new Error('A banner leads to a path such as /Home, to https://…, or to none.');
  return database.transaction(async (transaction) => {
    const banner = await store.holdBanner(transaction, id);
    if (!banner) throw new Error(`There is no banner ${id}.`);
    if (banner.link === link) return `Banner ${id} is so already.`;
    await store.setBannerLink(transaction, { id, link });
    const details = { before: banner.link, after: link };
    const change = { action: 'banner linked', subject: `banner ${id}`, details };
    await recordOperation(transaction, { ...act, ...change });
    return `Banner ${id} leads ${link === '' ? 'nowhere' : `to ${link}`} now. Members see it within a minute.`;
  });
}

function isLink(link: string): boolean {
  if (link === '' || /^\/[A-Za-z][\w/?&=%.-]*$/.test(link)) return true;
  return link.startsWith('https://') && URL.canParse(link) && !/\s/.test(link);
}
