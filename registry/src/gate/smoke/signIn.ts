import { decodeData, type Envelope } from '@members/contract';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import type { GateMember } from '../gateInput';
import type { PageGlobals } from './pageGlobals';

/** Signs the pages of a context in, as the member app does. Throws where the account isn't let in. */
export async function signIn(
  context: BrowserContext,
  shellUrl: string,
  { name, password }: GateMember,
): Promise<void> {
  const form = { username: name, password, lang: 'en_us' };
  const answer = await context.request.post(`${await apiOf(context.request, shellUrl)}/member/doLogin`, {
    form,
  });
  const { code, msg, data } = (await answer.json()) as Envelope;
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

/** Where the page of the shell says that the member API is; beside it where it says nothing. */
async function apiOf(request: APIRequestContext, shellUrl: string): Promise<string> {
  const html = await (await request.get(shellUrl)).text();
  const [, json = '{}'] = /<script id="members-settings"[^>]*>([^<]*)/.exec(html) ?? [];
  const { apiBaseUrl } = JSON.parse(json) as { apiBaseUrl?: string };
  return apiBaseUrl || new URL('/api', shellUrl).href;
}
