import type { OfficeAnswer } from '@members/office-contract';
import { useRead } from '../calls/queries';

export type Today = OfficeAnswer<'today'>;

/** Often enough to look at, seldom enough to be left open by everybody. */
const everyMs = 10_000;

/** How everything is, asked again by itself: this page may be left open for as long as a session lasts at most. */
export const useToday = () => useRead('today', {}, { everyMs, unattended: false });
