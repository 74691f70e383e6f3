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
