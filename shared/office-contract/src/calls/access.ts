import { z } from 'zod';
import { change, read } from '../call';
import { nothing, operatorName, reason, remoteName, time } from '../params';
import { rights } from '../rights';

/** Who is signed in. */
export const officeSession = z.object({
  name: z.string(),
  rights: z.array(z.enum(rights)),
  /** The only remote that an operator of a team sees and decides about. */
  remote: z.string().optional(),
  /** Origin of the member API: pictures whose address is a path are there. */
  apiOrigin: z.string(),
});
export type OfficeSession = z.infer<typeof officeSession>;

const operatorRights = {
  rights: z.array(z.enum(rights)).min(1),
  /** The only remote that an operator of a team sees; null for all of them. */
  remote: remoteName.nullable(),
};

/** Shown once, to be handed to the operator. */
const shownSecrets = z.object({
  password: z.string(),
  /** `otpauth://…`, for an app that makes one-time codes. */
  codeUri: z.string(),
});

const operatorRow = z.object({
  name: z.string(),
  ...operatorRights,
  createdAt: time,
  /** When a session of theirs was last used; null for none that is known. */
  usedAt: time.nullable(),
  disabled: z.boolean(),
});

/** Signing in to the office, and who may. */
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
  operators: read({
    path: '/operators',
    right: 'administration.see',
    params: nothing,
    answer: z.object({ operators: z.array(operatorRow) }),
  }),
  addOperator: change({
    path: '/operators/add',
    right: 'administration.change',
    needsCode: true,
    params: z.object({ name: operatorName, ...operatorRights, reason }),
    answer: shownSecrets,
    records: ['operator added'],
  }),
  changeOperatorRights: change({
    path: '/operators/rights',
    right: 'administration.change',
    needsCode: true,
    params: z.object({ name: operatorName, ...operatorRights, reason }),
    answer: nothing,
    records: ['operator’s rights changed'],
  }),
  /** Ends the operator's sessions; they can be enabled again. */
  disableOperator: change({
    path: '/operators/disable',
    right: 'administration.change',
    needsCode: true,
    params: z.object({ name: operatorName, disabled: z.boolean(), reason }),
    answer: nothing,
    records: ['operator disabled', 'operator enabled'],
  }),
  /** For who has lost password or phone: new ones; the old ones and their sessions end. */
  resetOperator: change({
    path: '/operators/reset',
    right: 'administration.change',
    needsCode: true,
    params: z.object({ name: operatorName, reason }),
    answer: shownSecrets,
    records: ['operator reset'],
  }),
};
