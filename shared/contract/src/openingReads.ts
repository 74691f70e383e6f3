import type { CallId } from './calls';
import type { Params } from './client';

/** Reads that can be asked with no parameters. */
type PlainRead = {
  [Id in CallId]: undefined extends Params<Id> ? Id : object extends Params<Id> ? Id : never;
}[CallId];

/**
 * What a route may name as its `reads`: calls that change nothing and take no parameters, so that they can be asked
 * before the code of the screen is there.
 */
export const openingReads = [
  'siteInfo',
  'siteConfig',
  'showcaseItems',
  'cities',
  'hotGames',
  'games',
  'gameClasses',
  'videoClasses',
  'member',
  'bankCard',
  'report',
  'notices',
  'banks',
  'withdrawalRule',
] as const satisfies readonly PlainRead[];

export type OpeningRead = (typeof openingReads)[number];

export const isOpeningRead = (id: string): id is OpeningRead =>
  (openingReads as readonly string[]).includes(id);
