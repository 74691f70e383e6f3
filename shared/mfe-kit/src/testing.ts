import { presentAnnouncements } from './announce';

/** For tests: the texts that are announced from now on, in their order. */
export function announcementsForTest(): readonly string[] {
  const texts: string[] = [];
  presentAnnouncements((text) => texts.push(text));
  return texts;
}
