import { decodeData, type Envelope } from '@members/contract';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import type { GateMember } from './gate';
import type { PageGlobals } from './gatePage';

/** Signs a member in on all pages of a browser context, as the app does. Rejects if the server refuses. */
export async function signInMember(
  context: BrowserContext,
  shellUrl: string,
  { name, password }: GateMember,
): Promise<void> {
  const form = { username: name, password, lang: 'en_us' };
  const response = await context.request.post(
    `${await apiAddress(context.request, shellUrl)}/member/doLogin`,
    {
      form,
    },
  );
  const { code, msg, data } = (await response.json()) as Envelope;
  if (code !== 200) throw new Error(msg);
  const { id, tokensso } = decodeData(data) as { id: number; tokensso: string };
  await context.addInitScript(
    (session) => {
      const { localStorage } = globalThis as unknown as PageGlobals;
      localStorage.setItem('members.token', session.id);
      localStorage.setItem('members.tokensso', session.tokensso);
    },
    { id: String(id), tokensso },
  );
}

/** The member API's address, as the shell's page names it; by default `/api` on the shell's origin. */
export async function apiAddress(request: APIRequestContext, shellUrl: string): Promise<string> {
  const html = await (await request.get(shellUrl)).text();
  const [, json = '{}'] = /<script id="members-settings"[^>]*>([^<]*)/.exec(html) ?? [];
  const { apiBaseUrl } = JSON.parse(json) as { apiBaseUrl?: string };
  return new URL(apiBaseUrl ?? '/api', shellUrl).href;
}
