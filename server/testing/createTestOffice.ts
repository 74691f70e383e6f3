import {
  officeCalls,
  uploadPath,
  type OfficeAnswer,
  type OfficeCallId,
  type OfficeParams,
  type RefusalAnswer,
  type Right,
} from '@members/office-contract';
import type { OfficeDependencies } from '../src/createOffice';
import { createHttpServer } from '../src/http';
import type { MailSettings } from '../src/mail';
import { Declined, type OfficeSignIn, type Operator } from '../src/office';
import type { PaymentProvider } from '../src/payments';
import type { FastifyInstance } from 'fastify';
import { testCardKey, testPepper, type TestServer } from './createTestServer';

export const officeOrigin = 'http://office.test';
const everyRight: readonly Right[] = [
  'content',
  'money',
  'members',
  'support',
  'games',
  'releases',
  'audit',
  'administration',
].map((area) => `${area}.change` as Right);

type Asked = Omit<Partial<Operator>, 'rights'> & {
  rights?: readonly Right[];
  /** Whether the session has given a one-time code lately; it has unless told. */
  fresh?: boolean;
};

export interface OfficeAnswered<Id extends OfficeCallId> {
  status: number;
  answer: OfficeAnswer<Id>;
  refusal: RefusalAnswer | null;
  /** Where it waits for a second operator. */
  proposal: number | null;
  text: string;
}

export type TestOffice = Awaited<ReturnType<typeof createTestOffice>>;

/** What an office has other than those of most tests. */
type OfficeSettings = Partial<
  Pick<
    OfficeDependencies,
    ('signIn' | 'officeCompany' | 'mediaDir' | 'clipCopiesDir' | 'passwordPepper') | ('providers' | 'mail')
  >
>;

/** A test server, with the payment provider that it has, if any. */
export type OfficeServer = Pick<TestServer, 'database' | 'beacon' | 'now'> & { provider?: PaymentProvider };

/** The office of a test server, with the operators of its database unless `signIn` says who they are. */
export async function openTestOffice(
  { database, beacon, provider, now }: OfficeServer,
  given: OfficeSettings = {},
): Promise<FastifyInstance> {
  // Loaded here, so that tests without an office don't load it.
  const { createOffice } = await import('../src/createOffice');
  const app = createHttpServer({ logLevel: 'silent' });
  const keys = {
    passwordPepper: testPepper,
    cardKeys: [testCardKey],
    apiOrigin: 'http://api.test',
    alerts: { webhook: null, mailAddresses: [] },
  };
  const providers = provider ? [provider] : [];
  const site = { appOrigin: 'http://m.test', mail: {} as MailSettings };
  await app.register(
    createOffice({ database, providers, beacon, ...keys, ...site, officeOrigin, now, ...given }).api,
  );
  await app.ready();
  return app;
}

/**
 * The office of a test server, whose operators are who a test says they are:
 *
 *     const office = await createTestOffice(server);
 *     const { answer } = await office.call('withdrawals', {}, { name: 'ana', rights: ['money.see'] });
 */
export async function createTestOffice(server: OfficeServer, settings: OfficeSettings = {}) {
  const signIn: OfficeSignIn = {
    operatorOf: async ({ headers }) => {
      if (!headers['x-test-operator']) throw new Declined('signedOut');
      return asking(headers['x-test-operator']);
    },
    start: async () => {
      throw new Declined('wrongSignIn');
    },
    end: async () => {},
    requireFreshCode: async ({ headers }) => {
      if (!asking(headers['x-test-operator']).fresh) throw new Declined('codeNeeded');
    },
  };
  const app = await openTestOffice(server, { signIn, ...settings });
  const asking = (header: unknown) => JSON.parse(String(header)) as Required<Asked>;

  const headersOf = (as: Asked | null): Record<string, string> => ({
    host: new URL(officeOrigin).host,
    ...(as && { 'x-test-operator': JSON.stringify({ name: 'ana', rights: everyRight, fresh: true, ...as }) }),
  });

  /** Sends a call as an operator, `ana` with every right unless told; `null` is nobody. */
  async function call<Id extends OfficeCallId>(
    id: Id,
    params: OfficeParams<Id>,
    as: Asked | null = {},
  ): Promise<OfficeAnswered<Id>> {
    const { method, path } = officeCalls[id];
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: headersOf(as),
      ...(method === 'GET'
        ? {
            query: Object.fromEntries(
              Object.entries(params as object).map(([key, value]) => [key, String(value)]),
            ),
          }
        : { payload: params as object }),
    });
    const json = String(response.headers['content-type']).includes('json') ? response.json() : null;
    return {
      status: response.statusCode,
      answer: json as OfficeAnswer<Id>,
      refusal: response.statusCode >= 400 ? (json as RefusalAnswer) : null,
      proposal: response.statusCode === 202 ? (json as { proposal: { id: number } }).proposal.id : null,
      text: response.body,
    };
  }

  /** Has `bob` confirm what `ana` proposes. Answers why one of the two was refused, `null` where it was done. */
  async function callByTwo<Id extends OfficeCallId>(
    id: Id,
    params: OfficeParams<Id>,
  ): Promise<RefusalAnswer | null> {
    const { proposal, refusal } = await call(id, params);
    if (proposal === null) return refusal;
    return (await call('confirmProposal', { id: proposal }, { name: 'bob' })).refusal;
  }

  /** Sends a file as the page does, and answers what calls name it by. */
  async function upload(bytes: Uint8Array, name = 'file', as: Asked = {}): Promise<string> {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: `/api${uploadPath}`,
      headers: {
        ...headersOf(as),
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes.length),
        'upload-metadata': `name ${Buffer.from(name).toString('base64')}`,
        'content-type': 'application/offset+octet-stream',
      },
      payload: Buffer.from(bytes),
    });
    expect(statusCode).toBe(201);
    return String(headers.location).split('/').at(-1)!;
  }

  return { app, call, callByTwo, upload, headersOf, close: () => app.close() };
}
