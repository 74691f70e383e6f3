import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../database';
import { logged } from '../http';
import { Declined, officeHostOnly } from '../office';
import { recordOperation } from '../operatorLog';
import type { CompanyIdentity, CompanyProvider } from './companyProvider';
import { insertRequest, takeRequest, type CompanyRequest } from './companyStore';
import { officeCookie } from './cookies';
import { deleteInvitation } from './invitationStore';
import type { OperatorSessions } from './sessions';
import { selectSession } from './sessionStore';
import * as store from './store';
import { hashOf, makeToken } from './tokens';

/** Where the company leads back to. */
export const companyCallback = '/api/session/company';

/** How long somebody may take at the company. */
const answerMs = 10 * 60_000;
/** How far the clocks of company and server may be apart. */
const skewMs = 60_000;

/** The company's page leads to the callback, and browsers send cookies that are `strict` along with no foreign link. */
const stateCookie = officeCookie('members_operator_company', answerMs / 1000, 'lax');

interface CompanyDependencies {
  /** Null where there is no such sign-in. */
  provider: CompanyProvider | null;
  database: Database;
  sessions: OperatorSessions;
  logKey: Buffer;
  officeOrigin: string;
  now: () => Date;
}

export type CompanySignIn = ReturnType<typeof createCompanySignIn>;

interface Browser {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Signs operators in by the company, and has it confirm that they are there. Nobody is an operator because the company
 * knows them: the first sign-in has to be with the address that administrators have set, and is kept by subject.
 */
export function createCompanySignIn(dependencies: CompanyDependencies) {
  const { provider, database, sessions, logKey, officeOrigin, now } = dependencies;
  const cookies = { secure: officeOrigin.startsWith('https:') };
  const oldest = () => new Date(now().getTime() - answerMs);
  const record = (transaction: Transaction, operator: string, line: { action: string; way?: string }) =>
    recordOperation(transaction, {
      ...{ operator, now: now(), logKey, action: line.action, subject: `operator ${operator}` },
      ...(line.way && { details: { way: line.way } }),
    });

  /** Where to send the browser, which has to come back with the same state; `sessionHash` is what is to be confirmed. */
  async function begin({ reply }: Pick<Browser, 'reply'>, sessionHash: Buffer | null) {
    if (!provider) throw new Declined('companyUnreachable');
    const expected = { state: makeToken(), nonce: makeToken(), verifier: makeToken() };
    const address = await provider.addressFor(expected, { again: sessionHash !== null });
    const { state, nonce, verifier } = expected;
    await database.transaction((transaction) =>
      insertRequest(transaction, {
        ...{ stateHash: hashOf(state), nonce, verifier, sessionHash },
        ...{ askedAt: now(), oldest: oldest() },
      }),
    );
    stateCookie.write(reply, state, cookies);
    return { address };
  }

  /** The operator whom the company means; the first time it binds them to who they are there. */
  async function operatorOf(identity: CompanyIdentity): Promise<string> {
    const known = await store.selectOfSubject(database.reader, identity);
    if (known) return known.name;
    if (identity.address === null) throw new Declined('companyUnverified');
    const meant = await store.selectOfAddress(database.reader, identity.address);
    if (!meant || meant.companySubject !== null) throw new Declined('companyUnknown');
    return meant.name;
  }

  /** Keeps who the operator is at the company, and that they have a way in. */
  async function bind(transaction: Transaction, operator: store.OperatorRow, identity: CompanyIdentity) {
    const { name, companySubject, companyAddress, enrolledAt } = operator;
    if (companySubject !== null) return;
    if (companyAddress !== identity.address) throw new Declined('companyUnknown');
    const { issuer, subject } = identity;
    await store.updateOperator(transaction, name, {
      ...{ company: { issuer, subject }, enrolledAt: enrolledAt ?? now() },
    });
    await deleteInvitation(transaction, name);
    await record(transaction, name, { action: 'company account bound' });
  }

  async function signIn(browser: Browser, identity: CompanyIdentity): Promise<void> {
    const name = await operatorOf(identity);
    // Who has been signed in at the company for hours has not confirmed to be there now.
    const confirmedAt = identity.signedInAt ?? new Date(0);
    await sessions.start({ name, way: 'company', confirmedAt }, browser, (transaction, operator) =>
      bind(transaction, operator, identity),
    );
  }

  async function confirm(identity: CompanyIdentity, { sessionHash, askedAt }: CompanyRequest): Promise<void> {
    const session = await selectSession(database.reader, sessionHash!);
    if (!session) throw new Declined('signedOut');
    if ((await operatorOf(identity)) !== session.operator) throw new Declined('companyOther');
    const { signedInAt } = identity;
    if (!signedInAt || signedInAt.getTime() < askedAt.getTime() - skewMs)
      throw new Declined('companyNotFresh');
    await database.transaction(async (transaction) => {
      const operator = await store.holdOperator(transaction, session.operator);
      if (!operator || operator.disabledAt) throw new Declined('signedOut');
      await bind(transaction, operator, identity);
      await sessions.confirm(transaction, session.tokenHash);
      await record(transaction, operator.name, { action: 'presence confirmed', way: 'company' });
    });
  }

  /** Takes the company's answer, once and in the browser that asked, and answers where to go on. */
  async function finish({ request, reply }: Browser): Promise<string> {
    const { state = '' } = request.query as { state?: unknown };
    const kept = stateCookie.read(request, cookies);
    stateCookie.clear(reply, cookies);
    let page = '/';
    try {
      if (!provider || typeof state !== 'string' || !isSame(state, kept))
        throw new Declined('companyRefused');
      const asked = await database.transaction((transaction) =>
        takeRequest(transaction, { stateHash: hashOf(state), oldest: oldest() }),
      );
      if (!asked) throw new Declined('companyRefused');
      if (asked.sessionHash) page = '/confirmed';
      const query = request.url.slice(request.url.indexOf('?'));
      const identity = await provider.identityOf(query, { state, ...asked }).catch((error: unknown) => {
        if (error instanceof Declined) throw error;
        request.log.warn({ fault: logged(error) }, 'the company’s sign-in was refused');
        throw new Declined('companyRefused');
      });
      if (asked.sessionHash) await confirm(identity, asked);
      else await signIn({ request, reply }, identity);
      return page;
    } catch (error) {
      if (!(error instanceof Declined)) request.log.error({ fault: logged(error) }, 'a sign-in failed');
      return `${page}?refused=${error instanceof Declined ? error.key : 'failed'}`;
    }
  }

  return {
    name: provider?.name ?? null,
    begin,
    /** What the company's page leads to. It is no call: a link of another site opens it. */
    async serveCallback(app: FastifyInstance): Promise<void> {
      officeHostOnly(app, officeOrigin);
      app.setErrorHandler((_error, _request, reply) => void reply.code(403).send());
      app.get(companyCallback, async (request, reply) => {
        const page = await finish({ request, reply });
        return reply.header('cache-control', 'no-store').redirect(page, 303);
      });
    },
  };
}

function isSame(state: string, kept: string | undefined): boolean {
  const [given, expected] = [Buffer.from(state), Buffer.from(kept ?? '')];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
