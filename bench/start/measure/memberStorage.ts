import { dataOf } from '../../../e2e/support/newMember';
import { addressOf, sites } from '../serve/startSites';

/**
 * Logs the demo member in, and answers with the storage of a browser that has the session at every measured address. The
 * session is that of a client without a page: one of a page asks for its key, which the other builds are not given.
 */
export async function memberStorage(systemAddress: string) {
  const answer = await fetch(`${systemAddress}/api/member/doLogin`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'demo', password: 'demo1234', lang: 'en_us' }),
  });
  const { id, tokensso } = dataOf(await answer.text()) as { id: number; tokensso: string };
  const localStorage = [
    { name: 'members.token', value: String(id) },
    { name: 'members.tokensso', value: tokensso },
  ];
  const everywhere = sites.flatMap((site) => [addressOf(site, 'h1'), addressOf(site, 'h2')]);
  return { cookies: [], origins: everywhere.map((origin) => ({ origin, localStorage })) };
}
