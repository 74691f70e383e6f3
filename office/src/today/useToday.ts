import type { OfficeAnswer } from '@members/office-contract';
import { useRead } from '../calls/queries';

export type Today = OfficeAnswer<'today'>;

/** Often enough to look at, seldom enough to be left open by everybody. */
const everyMs = 10_000;

/** How everything is, asked again by itself. */
export const useToday = () => useRead('today', {}, { everyMs });
