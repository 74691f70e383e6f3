import { expect, type Page } from '@playwright/test';
import { mainAddress } from './ports';

export interface Credentials {
  username: string;
  password: string;
}

const usernames = {
  count: 0,
  /** Four to twenty letters or digits that nobody has yet. */
  next: () => `m${Date.now().toString(36)}${(usernames.count += 1)}`,
};

/** A username that is free, and a password. */
export const newCredentials = (): Credentials => ({ username: usernames.next(), password: 'secret-123' });

/** The data of an answer in the envelope. */
export const dataOf = (body: string): unknown => {
  const { data } = JSON.parse(body) as { data: string };
  return data ? JSON.parse(Buffer.from(data, 'base64').toString('utf8')) : null;
};

/** Registers a member with the demo's invite code, without signing any browser in. */
export async function registerMember(page: Page): Promise<Credentials & { id: number; tokensso: string }> {
  const credentials = newCredentials();
  const form = { ...credentials, code: 'WELCOME', lang: 'en_us' };
  const answer = await page.request.post(`${mainAddress}/api/member/doRegister`, { form });
  const session = dataOf(await answer.text()) as { id: number; tokensso: string };
  expect(session.id).toBeGreaterThan(0);
  return { ...credentials, ...session };
}

/**
 * Registers a member and signs the browser of `page` in as them, on the pages of this address. The app isn't open then:
 * the next address is its first.
 */
export async function signInAsNewMember(page: Page, address = mainAddress): Promise<Credentials> {
  const { id, tokensso, ...credentials } = await registerMember(page);
  // A page of the app's origin that does not start the app.
  await page.goto(`${address}/healthz`);
  await page.evaluate(
    (session) => {
      localStorage.setItem('members.token', String(session.id));
      localStorage.setItem('members.tokensso', session.tokensso);
    },
    { id, tokensso },
  );
  return credentials;
}
