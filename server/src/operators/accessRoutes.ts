import type { FastifyRequest } from 'fastify';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import { recordOperation } from '../operatorLog';
import type { Database } from '../database';
import { deviceOf } from '../sessions';
import type { createAccount } from './account';
import type { CompanySignIn } from './company';
import type { createEnrolment } from './enrolment';
import type { OperatorPasskeys } from './passkeys';
import type { OperatorSessions } from './sessions';
import { shown } from './signIn';
import { selectOperator, type OperatorRow } from './store';

interface AccessRoutes {
  database: Database;
  account: ReturnType<typeof createAccount>;
  company: CompanySignIn;
  enrolment: ReturnType<typeof createEnrolment>;
  passkeys: OperatorPasskeys;
  sessions: OperatorSessions;
  /** Refuses addresses that try too often. */
  admitAddress: (request: FastifyRequest) => Promise<void>;
  /** Origin of the member API. */
  apiOrigin: string;
  now: () => Date;
}

/** Ways into the office besides name, password and code; and what is an operator's own. */
export function accessRoutes(parts: AccessRoutes): OfficeRoute[] {
  return [
    ...signInRoutes(parts),
    ...confirmationRoutes(parts),
    ...enrolmentRoutes(parts),
    ...accountRoutes(parts),
  ];
}

const sessionOf = (operator: OperatorRow, apiOrigin: string) => {
  const { name, rights, remote } = shown(operator);
  return { name, rights: [...rights], apiOrigin, ...(remote !== undefined && { remote }) };
};

function signInRoutes({ company, passkeys, sessions, admitAddress, apiOrigin }: AccessRoutes): OfficeRoute[] {
  return [
    defineOfficeRoute('signInWays', () => ({ company: company.name })),
    defineOfficeRoute('askForPasskey', async ({ request }) => {
      await admitAddress(request);
      return passkeys.askToSignIn();
    }),
    defineOfficeRoute('signInWithPasskey', async ({ params: { response }, request, reply }) => {
      await admitAddress(request);
      const signed = await passkeys.signedIn(response);
      const { operator: name } = signed.passkey;
      const operator = await sessions.start({ name, way: 'passkey' }, { request, reply }, (transaction) =>
        passkeys.use(transaction, signed),
      );
      return sessionOf(operator, apiOrigin);
    }),
    defineOfficeRoute('signInAtCompany', async ({ request, reply }) => {
      await admitAddress(request);
      return company.begin({ reply }, null);
    }),
  ];
}

function confirmationRoutes({ database, company, passkeys, sessions }: AccessRoutes): OfficeRoute[] {
  return [
    defineOfficeRoute('confirmationWays', async ({ operator: { name } }) => {
      const operator = await selectOperator(database.reader, name);
      const isKnown = Boolean(operator?.companySubject ?? operator?.companyAddress);
      return {
        code: operator?.codeSecret != null,
        passkey: await passkeys.askToConfirm(name),
        company: isKnown ? company.name : null,
      };
    }),
    defineOfficeRoute(
      'confirmWithPasskey',
      async ({ params: { response }, operator: { name }, act, request }) => {
        const { tokenHash } = await sessions.required(request);
        const signed = await passkeys.confirmed(response, name);
        await database.transaction(async (transaction) => {
          await passkeys.use(transaction, signed);
          await sessions.confirm(transaction, tokenHash);
          const details = { way: 'passkey' };
          await recordOperation(transaction, {
            ...{ ...act, action: 'presence confirmed', subject: `operator ${name}`, details },
          });
        });
        return {};
      },
    ),
    defineOfficeRoute('confirmAtCompany', async ({ request, reply }) => {
      const { tokenHash } = await sessions.required(request);
      return company.begin({ reply }, tokenHash);
    }),
  ];
}

function enrolmentRoutes({ enrolment, admitAddress, apiOrigin }: AccessRoutes): OfficeRoute[] {
  return [
    defineOfficeRoute('openInvitation', async ({ params: { token }, act, request }) => {
      await admitAddress(request);
      return enrolment.open(token, act);
    }),
    defineOfficeRoute('enrolWithPasskey', async ({ params, act, request, reply }) => {
      await admitAddress(request);
      return sessionOf(await enrolment.withPasskey(params, { request, reply }, act), apiOrigin);
    }),
    defineOfficeRoute('makeSecrets', async ({ params: { token }, act, request }) => {
      await admitAddress(request);
      return enrolment.makeSecrets(token, act);
    }),
    defineOfficeRoute('enrolWithSecrets', async ({ params, act, request, reply }) => {
      await admitAddress(request);
      return sessionOf(await enrolment.withCode(params, { request, reply }, act), apiOrigin);
    }),
  ];
}

function accountRoutes({ account, passkeys, sessions, now }: AccessRoutes): OfficeRoute[] {
  return [
    defineOfficeRoute('account', async ({ operator: { name }, request }) => {
      const { id } = await sessions.required(request);
      return account.read(name, { sessionId: id, now: now() });
    }),
    defineOfficeRoute('newOwnPasskey', ({ operator: { name } }) => passkeys.askForNew(name)),
    defineOfficeRoute('addOwnPasskey', async ({ params: { response, name }, act, request }) => {
      await account.addPasskey({ response, name, device: deviceOf(request) }, act);
      return {};
    }),
    defineOfficeRoute('renameOwnPasskey', async ({ params, act }) => {
      await account.rename(params, act);
      return {};
    }),
    defineOfficeRoute('removeOwnPasskey', async ({ params: { id }, act }) => {
      await account.removePasskey(id, act);
      return {};
    }),
    defineOfficeRoute('endOwnSessions', async ({ params: { ids }, act }) => {
      await account.endSessions(ids, act);
      return {};
    }),
  ];
}
