import { dataOf } from '../../../e2e/support/newMember';

/**
 * Logs the demo member in, and answers with what a browser that has the session keeps. The session is that of a client
 * without a page: one of a page asks for its key, which the other builds are not given.
 */
export async function memberStorage(systemAddress: string): Promise<Record<string, string>> {
  const answer = await fetch(`${systemAddress}/api/member/doLogin`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'demo', password: 'demo1234', lang: 'en_us' }),
  });
  const { id, tokensso } = dataOf(await answer.text()) as { id: number; tokensso: string };
  return { 'members.token': String(id), 'members.tokensso': tokensso };
}
