import type { z } from 'zod';
import type { OfficeCall } from './call';
import { accessCalls } from './calls/access';
import { accountCalls } from './calls/account';
import { bankFileCalls } from './calls/bankFiles';
import { contentCalls } from './calls/content';
import { correctionCalls } from './calls/corrections';
import { dayCalls } from './calls/days';
import { contentFileCalls } from './calls/contentFiles';
import { logCalls } from './calls/log';
import { operatorCalls } from './calls/operators';
import { previewCalls } from './calls/preview';
import { proposalCalls } from './calls/proposals';
import { rechargeCalls } from './calls/recharges';
import { siteCalls } from './calls/site';
import { withdrawalCalls } from './calls/withdrawals';

/** Every call of the office, by its name. */
export const officeCalls = {
  ...accessCalls,
  ...accountCalls,
  ...bankFileCalls,
  ...contentCalls,
  ...correctionCalls,
  ...dayCalls,
  ...contentFileCalls,
  ...logCalls,
  ...operatorCalls,
  ...previewCalls,
  ...proposalCalls,
  ...rechargeCalls,
  ...siteCalls,
  ...withdrawalCalls,
} as const satisfies Record<string, OfficeCall>;

export type OfficeCallId = keyof typeof officeCalls;
export const officeCallIds = Object.keys(officeCalls) as OfficeCallId[];

/** Parameters as who calls gives them. */
export type OfficeParams<Id extends OfficeCallId> = z.input<(typeof officeCalls)[Id]['params']>;
/** Parameters as the server gets them, once they are checked. */
export type CheckedParams<Id extends OfficeCallId> = z.output<(typeof officeCalls)[Id]['params']>;
export type OfficeAnswer<Id extends OfficeCallId> = z.input<(typeof officeCalls)[Id]['answer']>;
