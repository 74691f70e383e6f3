import { officeCalls, type OfficeCallId, type OfficeParams, type Right } from '@members/office-contract';
import { parseSetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { byInvitation, createCodeSeal, createOperators, createRoles } from '../src/operators';
import { codeAt } from '../src/operators/secrets';
import { officeOrigin } from './createTestOffice';
import { testLogKey, testPepper, type TestServer } from './createTestServer';

/** An operator who signs in with password and one-time code. */
export interface TestOfficeOperator {
  name: string;
  password: string;
  /** The code of the moment; with a number, of so many steps later. Those beside the present one are taken, too. */
  code(steps?: number): string;
}

/** Who administers the office of a test server without a page, as the command line does. */
export function administrationOf({ database, now }: Pick<TestServer, 'database' | 'now'>) {
  const operators = createOperators({ database, seal: createCodeSeal(testPepper) });
  const roles = createRoles(database);
  const act = () => ({ operator: 'shell', now: now(), logKey: testLogKey });

  /** Adds an operator of a role with these rights. */
  async function add(
    name: string,
    rights: readonly Right[] = ['administration.change'],
    address: string | null = null,
  ): Promise<TestOfficeOperator> {
    const role = await roles.roleOf(rights, act());
    const way = await operators.bySecrets(name, act());
    const work = { name, roles: [role], remote: null, address };
    const { password, codeUri } = await operators.add(work, act(), way);
    return {
      name,
      password,
      code: (steps = 0) => codeOf(codeUri, new Date(now().getTime() + steps * 30_000)),
    };
  }

  /** The way in of somebody who gets a link. */
  const link = (name: string) => byInvitation({ name, officeOrigin, at: now() });

  return { operators, roles, act, add, link };
}

/** The one-time code of a moment, by the address that an app is given (`otpauth://…`). */
export const codeOf = (codeUri: string, now: Date): string =>
  codeAt(new URL(codeUri).searchParams.get('secret')!, now.getTime());

/** What the link of an invitation ends in. */
export const tokenOf = (link: string): string => new URL(link).hash.slice(1);

/** A browser in the office: it keeps cookies, and sends calls. */
export function openOfficeBrowser(
  office: () => FastifyInstance,
  { address = '10.0.0.1', userAgent = '' } = {},
) {
  const jar = new Map<string, string>();

  async function send(request: {
    method: 'GET' | 'POST';
    url: string;
    code?: string;
    /** Whether the page asks by itself. */
    unattended?: boolean;
    payload?: object;
  }) {
    const { code, unattended, ...sent } = request;
    const response = await office().inject({
      ...sent,
      remoteAddress: address,
      headers: {
        host: new URL(officeOrigin).host,
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        'user-agent': userAgent,
        ...(code && { 'x-code': code }),
        ...(unattended && { 'x-unattended': '1' }),
      },
    });
    for (const text of [response.headers['set-cookie'] ?? []].flat()) {
      const { name, value = '', maxAge } = parseSetCookie(text);
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  async function call<Id extends OfficeCallId>(id: Id, params: OfficeParams<Id>, code?: string) {
    const { method, path } = officeCalls[id];
    const response = await send({
      ...{ method, url: `/api${path}` },
      ...(code && { code }),
      ...(method === 'POST' && { payload: params as object }),
    });
    return { status: response.statusCode, answer: response.json(), cookies: response.headers['set-cookie'] };
  }

  const signIn = (
    { name, password, code }: TestOfficeOperator,
    given: { password?: string; code?: string } = {},
  ) => call('signIn', { name, password, code: code(), ...given });

  return { jar, send, call, signIn };
}

export type OfficeBrowser = ReturnType<typeof openOfficeBrowser>;

/** As an answer that refuses for a reason. */
export const refused = (key: string) => ({ answer: { key } });
