import { callOf } from '@members/contract';
import { callAt } from '../http';

/** The route of a request as a label: one of a number that does not grow with what is asked for. */
export function routeLabel({
  method,
  url,
  pattern,
}: {
  method: string;
  url: string;
  pattern?: string;
}): string {
  if (pattern === undefined) return 'none';
  if (pattern !== '/api/*') return /\.\w+$/.test(pattern) ? 'file' : pattern;
  const call = callAt(method, url.split('?', 1)[0]!.slice('/api'.length));
  return call ? `/api${callOf(call).path}` : pattern;
}
