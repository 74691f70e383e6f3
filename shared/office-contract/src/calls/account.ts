import { z } from 'zod';
import { change, inPage, read } from '../call';
import { id, nothing, time } from '../params';
import { rights } from '../rights';
import { passkeyResponse, question } from './access';

/** As operators name their passkeys. */
const passkeyName = z.string().trim().min(1).max(50);

/** What is an operator's own. */
export const accountCalls = inPage({
  account: read({
    path: '/account',
    right: null,
    params: nothing,
    answer: z.object({
      name: z.string(),
      roles: z.array(z.object({ name: z.string(), rights: z.array(z.enum(rights)) })),
      remote: z.string().nullable(),
      /** E-mail address at the company, which administrators set. */
      address: z.string().nullable(),
      /** Whether they have signed in there. */
      company: z.boolean(),
      /** Whether they have a password and one-time codes. */
      password: z.boolean(),
      passkeys: z.array(
        z.object({ id: z.number(), name: z.string(), createdAt: time, usedAt: time.nullable() }),
      ),
      sessions: z.array(
        z.object({
          id: z.number(),
          /** Whether it is the one that asks. */
          current: z.boolean(),
          way: z.enum(['password', 'passkey', 'company']),
          /** Browser and system; empty where they are not known. */
          device: z.string(),
          /** IP address. */
          address: z.string(),
          startedAt: time,
          usedAt: time,
        }),
      ),
    }),
  }),
  newOwnPasskey: read({
    path: '/account/passkey',
    right: null,
    needsCode: true,
    params: nothing,
    answer: question,
  }),
  addOwnPasskey: change({
    path: '/account/passkey/add',
    right: null,
    needsCode: true,
    params: z.object({
      response: passkeyResponse,
      /** The browser's name unless given. */
      name: passkeyName.optional(),
    }),
    answer: nothing,
    records: ['passkey added'],
  }),
  renameOwnPasskey: change({
    path: '/account/passkey/rename',
    right: null,
    params: z.object({ id, name: passkeyName }),
    answer: nothing,
    records: ['passkey renamed'],
  }),
  /** Of one that is not the last way in. */
  removeOwnPasskey: change({
    path: '/account/passkey/remove',
    right: null,
    needsCode: true,
    params: z.object({ id }),
    answer: nothing,
    records: ['passkey removed'],
  }),
  endOwnSessions: change({
    path: '/account/sessions/end',
    right: null,
    params: z.object({ ids: z.array(id).min(1).max(100) }),
    answer: nothing,
    records: ['sessions ended'],
  }),
});
