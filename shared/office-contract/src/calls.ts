import type { z } from 'zod';
import type { OfficeCall } from './call';
import { accessCalls } from './calls/access';
import { accountCalls } from './calls/account';
import { bankFileCalls } from './calls/bankFiles';
import { booksCalls } from './calls/books';
import { alertCalls } from './calls/alerts';
import { contentCalls } from './calls/content';
import { correctionCalls } from './calls/corrections';
import { dayCalls } from './calls/days';
import { gameCalls } from './calls/games';
import { broadcastCalls } from './calls/broadcasts';
import { inviteCodeCalls } from './calls/inviteCodes';
import { logCalls } from './calls/log';
import { operatorCalls } from './calls/operators';
import { memberActCalls } from './calls/memberActs';
import { memberListCalls } from './calls/memberLists';
import { memberCalls } from './calls/members';
import { contentFileCalls } from './calls/contentFiles';
import { previewCalls } from './calls/preview';
import { proposalCalls } from './calls/proposals';
import { rechargeCalls } from './calls/recharges';
import { releaseCalls } from './calls/releases';
import { violationCalls } from './calls/violations';
import { todayCalls } from './calls/today';
import { standingCalls } from './calls/standing';
import { supportCalls } from './calls/support';
import { siteCalls } from './calls/site';
import { withdrawalCalls } from './calls/withdrawals';

/** Calls that the servers answer, below `/api` of the office's origin. */
export const serverCalls = {
  ...accessCalls,
  ...accountCalls,
  ...bankFileCalls,
  ...booksCalls,
  ...alertCalls,
  ...contentCalls,
  ...correctionCalls,
  ...dayCalls,
  ...gameCalls,
  ...broadcastCalls,
  ...inviteCodeCalls,
  ...logCalls,
  ...operatorCalls,
  ...memberActCalls,
  ...memberCalls,
  ...memberListCalls,
  ...contentFileCalls,
  ...previewCalls,
  ...proposalCalls,
  ...rechargeCalls,
  ...violationCalls,
  ...todayCalls,
  ...standingCalls,
  ...supportCalls,
  ...siteCalls,
  ...withdrawalCalls,
} as const satisfies Record<string, OfficeCall>;

/** Every call of the office, by its name. */
export const officeCalls = { ...serverCalls, ...releaseCalls } as const;

/** Those of releases are answered by the registry. */
export const pathOf = (id: OfficeCallId): string =>
  `${id in releaseCalls ? '/registry/api' : '/api'}${officeCalls[id].path}`;

export type OfficeCallId = keyof typeof officeCalls;
export const officeCallIds = Object.keys(officeCalls) as OfficeCallId[];

/** Parameters as who calls gives them. */
export type OfficeParams<Id extends OfficeCallId> = z.input<(typeof officeCalls)[Id]['params']>;
/** Parameters as the server gets them, once they are checked. */
export type CheckedParams<Id extends OfficeCallId> = z.output<(typeof officeCalls)[Id]['params']>;
export type OfficeAnswer<Id extends OfficeCallId> = z.input<(typeof officeCalls)[Id]['answer']>;
