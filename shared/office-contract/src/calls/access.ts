import { z } from 'zod';
import { change, inPage, read } from '../call';
import { nothing, time } from '../params';
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

/** One-time code. */
const code = z.string().regex(/^\d{6}$/);
/** What an authenticator is to be asked, as WebAuthn has it in JSON. */
export const question = z.object({ options: z.unknown() });
/** What a browser made of it, as JSON. */
export const passkeyResponse = z.string().min(1).max(20_000);
/** What the link of an invitation ends in. */
const token = z.string().regex(/^[\w-]{43}$/);

/** Signing in to the office, showing that one is there, and making the first way in. */
export const accessCalls = inPage({
  session: read({ path: '/session', right: null, params: nothing, answer: officeSession }),
  signIn: change({
    path: '/session/start',
    right: 'anybody',
    params: z.object({
      name: z.string().trim().min(1).max(100),
      password: z.string().min(1).max(200),
      code,
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
  /** How one can sign in besides by password and passkey. */
  signInWays: read({
    path: '/session/ways',
    right: 'anybody',
    params: nothing,
    answer: z.object({
      /** What the company's own sign-in is called; null where there is none. */
      company: z.string().nullable(),
    }),
  }),
  askForPasskey: read({
    path: '/session/passkey',
    right: 'anybody',
    params: nothing,
    answer: question,
  }),
  signInWithPasskey: change({
    path: '/session/passkey/start',
    right: 'anybody',
    params: z.object({ response: passkeyResponse }),
    answer: officeSession,
    records: ['signed in'],
  }),
  /** Where the company signs somebody in; it leads back to the office. */
  signInAtCompany: change({
    path: '/session/company/start',
    right: 'anybody',
    params: nothing,
    answer: z.object({ address: z.string() }),
    records: ['signed in', 'company account bound'],
  }),

  /** How the operator can show that they are there, for what asks for a fresh code. */
  confirmationWays: read({
    path: '/session/confirmation',
    right: null,
    params: nothing,
    answer: z.object({
      code: z.boolean(),
      /** What to ask the authenticator; null without a passkey. */
      passkey: question.nullable(),
      /** What the company's sign-in is called; null where it does not know the operator. */
      company: z.string().nullable(),
    }),
  }),
  /** As good as a one-time code, for as long. */
  confirmWithPasskey: change({
    path: '/session/confirmation/passkey',
    right: null,
    params: z.object({ response: passkeyResponse }),
    answer: nothing,
    records: ['presence confirmed'],
  }),
  confirmAtCompany: change({
    path: '/session/confirmation/company',
    right: null,
    params: nothing,
    answer: z.object({ address: z.string() }),
    records: ['presence confirmed'],
  }),

  /** Whose invitation it is, and what to ask an authenticator for a passkey of theirs. */
  openInvitation: change({
    path: '/invitation/open',
    right: 'anybody',
    params: z.object({ token }),
    answer: z.object({ name: z.string(), expiresAt: time, passkey: question }),
    records: ['invitation opened'],
  }),
  enrolWithPasskey: change({
    path: '/invitation/passkey',
    right: 'anybody',
    params: z.object({ token, response: passkeyResponse }),
    answer: officeSession,
    records: ['operator enrolled', 'signed in'],
  }),
  /** A new password and a new secret for codes, which count once a first code has come back. */
  makeSecrets: change({
    path: '/invitation/secrets',
    right: 'anybody',
    params: z.object({ token }),
    answer: z.object({
      password: z.string(),
      /** `otpauth://…`, for an app that makes one-time codes. */
      codeUri: z.string(),
    }),
    records: ['secrets shown'],
  }),
  enrolWithSecrets: change({
    path: '/invitation/code',
    right: 'anybody',
    params: z.object({ token, code }),
    answer: officeSession,
    records: ['operator enrolled', 'signed in'],
  }),
});
