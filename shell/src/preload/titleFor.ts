import type { Language } from '@members/contract';
import { titleOf } from '../routes/routeTable';
import { routeFor } from './readsFor';

/** The title of the first screen of an address, where it is a remote's: empty of the shell's own ones and where its visitor is sent on. */
export function titleFor(first: Parameters<typeof routeFor>[0], language: Language): string {
  const route = routeFor(first);
  return route && 'titles' in route ? titleOf(route.titles, language) : '';
}
