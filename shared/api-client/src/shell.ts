/** What only the shell uses: settings, and how busy the client is. */
import { collectAskedReads } from './askedReads';
import { followSessionOfOtherTabs } from './lifecycle';
import { queryClient } from './queryClient';
import { setApiSettings, type ApiSettings } from './settings';

export type { ApiSettings };
export { writesInFlight } from './call';
export { freshness } from './freshness';
export { keepReads } from './keeping';
export { hasNetwork, onNetworkChange } from './network';
export { followCalls, loadHttp, openAnswer, type FollowedCall } from './request';
export { setApiSettings } from './settings';
export { startReads } from './startedReads';

export function startApiClient(settings: ApiSettings): void {
  setApiSettings(settings);
  collectAskedReads();
  followSessionOfOtherTabs();
  queryClient.mount();
}
