import { z } from 'zod';
import { alertKindNames, alertRule } from '../alertKinds';
import { change, read } from '../call';
import { id, nothing, pageOf, paging, time } from '../params';

export const alertShape = z.object({
  id: z.number(),
  kind: z.enum(alertKindNames),
  /** What it is about, such as the key of a game or the name of a server; empty for the whole. */
  subject: z.string(),
  /** What its sentence is filled with, as it was when it began. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  beganAt: time,
  /** Null while it lasts. */
  endedAt: time.nullable(),
  acknowledgedBy: z.string().nullable(),
  acknowledgedAt: time.nullable(),
});
export type AlertShape = z.infer<typeof alertShape>;

export const alertCalls = {
  /** Those of the areas that the operator sees, newest first. */
  alerts: read({
    summary: 'what is wrong or was, newest first, of the areas that the operator sees',
    path: '/alerts',
    right: null,
    params: z.object({ state: z.enum(['on', 'over']).optional(), ...paging }),
    answer: pageOf(alertShape),
  }),
  /** Says that somebody takes care of it. Asks for a right to see its area. */
  acknowledgeAlert: change({
    summary: 'says that somebody takes care of it',
    path: '/alerts/acknowledge',
    right: null,
    params: z.object({ id }),
    answer: nothing,
    records: ['alert acknowledged'],
  }),
  alertRule: read({
    summary: 'from where on operators are told of something, and where alerts go',
    path: '/alerts/rule',
    right: 'administration.see',
    params: nothing,
    answer: z.object({
      rule: alertRule,
      /** Where alerts go, by the settings of the servers. */
      webhook: z.boolean(),
      mails: z.array(z.string()),
    }),
  }),
  setAlertRule: change({
    summary: 'sets from where on operators are told of something',
    path: '/alerts/setRule',
    right: 'administration.change',
    params: alertRule,
    answer: nothing,
    records: ['rule of alerts set'],
  }),
};
