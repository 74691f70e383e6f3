import { z } from 'zod';
import { change, read } from '../call';
import { nothing, operatorName, reason, remoteName, time } from '../params';
import { rights } from '../rights';

/** As administrators name a set of rights. */
export const roleName = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,60}$/u);
/** The version that the operator opened: who has an older one than there is is told who changed it. */
const version = z.number().int().min(0);

const work = {
  roles: z.array(roleName).min(1).max(50),
  /** The only remote that an operator of a team sees; null for all of them. */
  remote: remoteName.nullable(),
  /** E-mail address at the company, by which its own sign-in knows them; null for none. */
  address: z.email().max(254).toLowerCase().nullable(),
};

/** To be handed to the operator; whoever opens it first is the operator. */
const invitation = z.object({ name: z.string(), link: z.string(), expiresAt: time });
export type Invitation = z.infer<typeof invitation>;

const operatorRow = z.object({
  name: z.string(),
  roles: z.array(z.string()),
  /** What the roles add up to. */
  rights: z.array(z.enum(rights)),
  remote: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: time,
  /** When a session of theirs was last used; null for none that is known. */
  usedAt: time.nullable(),
  /** How many sessions there are. */
  sessions: z.number(),
  disabled: z.boolean(),
  /** How they can sign in: all of it is nothing for who has not opened the invitation. */
  ways: z.object({
    password: z.boolean(),
    passkeys: z.number(),
    /** Whether they have signed in at the company. */
    company: z.boolean(),
  }),
  /** Until when an invitation can be opened; null for none. */
  invitedUntil: time.nullable(),
  version: z.number(),
});

/** Changes of what somebody may do wait for a second administrator as soon as there is one. */
const administration = { right: 'administration.change', needsCode: true } as const;

/** Who may work in the office, and what roles they have. */
export const operatorCalls = {
  operators: read({
    path: '/operators',
    right: 'administration.see',
    params: nothing,
    answer: z.object({ operators: z.array(operatorRow) }),
  }),
  addOperator: change({
    path: '/operators/add',
    ...administration,
    twoPeople: 'sometimes',
    params: z.object({ name: operatorName, ...work, reason }),
    answer: invitation,
    records: ['operator added'],
  }),
  changeOperator: change({
    path: '/operators/change',
    ...administration,
    twoPeople: 'sometimes',
    params: z.object({ name: operatorName, version, ...work, reason }),
    answer: nothing,
    records: ['operator changed'],
  }),
  /** One person can do it, in an emergency. Ends the operator's sessions. */
  disableOperator: change({
    path: '/operators/disable',
    ...administration,
    params: z.object({ name: operatorName, reason }),
    answer: nothing,
    records: ['operator disabled'],
  }),
  enableOperator: change({
    path: '/operators/enable',
    ...administration,
    twoPeople: 'sometimes',
    params: z.object({ name: operatorName, reason }),
    answer: nothing,
    records: ['operator enabled'],
  }),
  endOperatorSessions: change({
    path: '/operators/endSessions',
    ...administration,
    params: z.object({ name: operatorName, reason }),
    answer: nothing,
    records: ['operator’s sessions ended'],
  }),
  /** For who has lost what they sign in with: password, codes, passkeys and sessions end, and a new link leads in. */
  resetOperator: change({
    path: '/operators/reset',
    ...administration,
    twoPeople: 'sometimes',
    params: z.object({ name: operatorName, reason }),
    answer: invitation,
    records: ['operator reset'],
  }),

  roles: read({
    path: '/roles',
    right: 'administration.see',
    params: nothing,
    answer: z.object({
      roles: z.array(
        z.object({
          name: z.string(),
          rights: z.array(z.enum(rights)),
          /** Who has it. */
          operators: z.array(z.string()),
          version: z.number(),
        }),
      ),
    }),
  }),
  /** Adds a role, as version 0, or changes what one holds. */
  saveRole: change({
    path: '/roles/save',
    ...administration,
    twoPeople: 'sometimes',
    params: z.object({ name: roleName, version, rights: z.array(z.enum(rights)).min(1), reason }),
    answer: nothing,
    records: ['role added', 'role changed'],
  }),
  /** Of a role that nobody has. */
  removeRole: change({
    path: '/roles/remove',
    ...administration,
    params: z.object({ name: roleName, reason }),
    answer: nothing,
    records: ['role removed'],
  }),
};
