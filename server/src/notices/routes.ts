import { defineSharedRoute, type Route } from '../http';
import type { Notices } from './service';

/** What operators tell all members (call 24). */
export function noticeRoutes(notices: Notices): Route[] {
  return [defineSharedRoute('notices', ({ language }) => notices.list(language))];
}
