import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompanySettings } from '../src/operators';

/** Somebody whom the company knows. */
export interface Employee {
  email: string;
  email_verified: boolean;
}

const client = { id: 'office', secret: 'a secret of the office' };

/**
 * The company's own sign-in, as oidc-provider has it, on a port of this machine: code flow with PKCE, everybody by name.
 * `redirectUri` is where it leads back to.
 */
export async function startCompany(redirectUri: string, employees: Readonly<Record<string, Employee>>) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { Provider } = await quietly(() => import('oidc-provider'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = await quietly(
    () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: client.id,
            client_secret: client.secret,
            redirect_uris: [redirectUri],
            response_types: ['code'],
            grant_types: ['authorization_code'],
          },
        ],
        claims: { email: ['email', 'email_verified'] },
        findAccount: (_context: unknown, accountId: string) => ({
          accountId,
          claims: () => ({ sub: accountId, ...employees[accountId] }),
        }),
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
        cookies: { keys: ['a key of cookies'] },
        pkce: { required: () => true },
        ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      }),
  );
  server.on('request', provider.callback());

  /** A browser at the company: it follows the company's pages as an employee does, until they lead back. */
  function openBrowser() {
    const jar = new Map<string, string>();
    async function ask(url: string, form?: Record<string, string>): Promise<Response> {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';', 1)[0]!.split(/=(.*)/s);
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    }
    return {
      /** Where the company leads, and whether it asked who it is. */
      async signIn(address: string, as: string): Promise<{ back: string; asked: boolean }> {
        let [response, url, asked] = [await ask(address), address, false];
        for (let steps = 0; steps < 20; steps++) {
          const location = response.headers.get('location');
          if (location !== null) {
            url = new URL(location, url).href;
            if (!url.startsWith(issuer)) return { back: url, asked };
            response = await ask(url);
            continue;
          }
          const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1];
          if (prompt === undefined) break;
          asked ||= prompt === 'login';
          response = await ask(url, { prompt, ...(prompt === 'login' && { login: as, password: 'any' }) });
        }
        throw new Error(`The company's sign-in went astray at ${url}: ${response.status}.`);
      },
    };
  }

  const settings: CompanySettings = {
    ...{ issuer, clientId: client.id, clientSecret: client.secret, name: 'Harbour Club account' },
  };
  return {
    settings,
    openBrowser,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** It warns of what is meant for tests alone. */
async function quietly<T>(work: () => T | Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
