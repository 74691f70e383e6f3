import { queryClient } from '@members/api-client';
import { startApiClient } from '@members/api-client/shell';
import type { Call } from '@members/contract';
import { presentAnnouncements } from './announce';

export { contractFindings, type RemoteUnderTest } from './contractFindings';
export { installPushBrowser, removePushBrowser } from './pushBrowser';
/** The router around a screen in its test. */
export { MemoryRouter } from 'react-router-dom';

/** For tests: the texts that are announced from now on, in their order. */
export function announcementsForTest(): readonly string[] {
  const texts: string[] = [];
  presentAnnouncements((text) => texts.push(text));
  return texts;
}

/** For tests: calls are answered by `answer` from now on, and nothing is known of earlier answers. */
export function answerCallsForTest(answer: (call: Call, params: unknown) => unknown): void {
  queryClient.clear();
  startApiClient({
    language: () => 'en_us',
    keptKeys: [],
    elsewhere: async (call: Call, ...[params]: unknown[]) => answer(call, params),
  });
}
