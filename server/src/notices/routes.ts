import type { Database } from '../database';
import { defineRoute, type Route } from '../http';
import { notices } from './service';

/** What operators tell all members (call 24). */
export function noticeRoutes({ database: { reader } }: { database: Database }): Route[] {
  return [defineRoute('notices', ({ language }) => notices(reader, language))];
}
