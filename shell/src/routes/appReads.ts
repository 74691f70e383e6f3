import type { ReadAhead } from '@members/contract';

const reads: readonly ReadAhead[] = [
  { id: 'siteInfo', path: '/system/base', access: 'public' },
  { id: 'member', path: '/member/getUserInfo', access: 'member' },
];

/**
 * What the app itself reads on every screen, beside what the screen reads: the site, and the member who is signed in. A
 * page that comes from a worker waits for its key (decision 91), so there the member is read when the app asks.
 */
export const appReads = (fromWorker: boolean): ReadAhead[] =>
  reads.filter(({ access }) => access === 'public' || !fromWorker);
