import { z } from 'zod';
import { change, read } from '../call';
import { nothing } from '../params';
import { rights } from '../rights';

/** Who is signed in. */
export const officeSession = z.object({
  name: z.string(),
  rights: z.array(z.enum(rights)),
  /** The only remote that an operator of a team sees and decides about. */
  remote: z.string().optional(),
});
export type OfficeSession = z.infer<typeof officeSession>;

/** Signing in to the office. */
export const accessCalls = {
  session: read({ path: '/session', right: null, params: nothing, answer: officeSession }),
  signIn: change({
    path: '/session/start',
    right: 'anybody',
    params: z.object({
      name: z.string().trim().min(1).max(100),
      password: z.string().min(1).max(200),
      /** One-time code. */
      code: z.string().regex(/^\d{6}$/),
    }),
    answer: officeSession,
    records: ['signed in'],
  }),
  signOut: change({
    path: '/session/end',
    right: 'anybody',
    params: nothing,
    answer: nothing,
    records: ['signed out'],
  }),
};
