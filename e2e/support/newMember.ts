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

/** Registers a member with the demo's invite code and signs the browser of `page` in as them. */
export async function signInAsNewMember(page: Page): Promise<Credentials> {
  const credentials = newCredentials();
  const form = { ...credentials, code: 'WELCOME', lang: 'en_us' };
  const answer = await page.request.post(`${mainAddress}/api/member/doRegister`, { form });
  const session = dataOf(await answer.text()) as { id: number; tokensso: string };
  expect(session.id).toBeGreaterThan(0);
  await page.goto(`${mainAddress}/#/ServicePage`);
  await page.evaluate(({ id, tokensso }) => {
    localStorage.setItem('members.token', String(id));
    localStorage.setItem('members.tokensso', tokensso);
  }, session);
  await page.reload();
  return credentials;
}
