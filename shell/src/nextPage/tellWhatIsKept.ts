import { session } from '@members/api-client';
import { whenIdle } from '../frame/whenIdle';
import { keptDocument } from '../registry/keptDocuments';
import type { Registry } from '../registry/registry';
import { tellServer } from './tellServer';

const cookie = 'members_kept';

/**
 * Tells the server of the page, by a cookie, whether this browser keeps the document that the page came with, so that the
 * next page leaves its listings out (decision 126). What the cookie then says is what the server has written beside it.
 */
export function tellWhatIsKept(registry: Pick<Registry, 'subscribe'>): void {
  registry.subscribe(tell);
  // A log-out forgets documents.
  session.subscribe(tell);
  whenIdle(tell);
}

function tell(): void {
  const { tags = '' } = document.getElementById('members-registry')?.dataset ?? {};
  const [revision = ''] = tags.split('.');
  // Where reading it takes longer than bringing it, the page is better whole.
  const isKept = 'fromBase64' in Uint8Array && keptDocument(revision) !== undefined;
  const wanted = isKept ? tags : '';
  tellServer(cookie, wanted);
}
