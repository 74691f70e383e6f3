import type { Page } from '@playwright/test';
import { dataOf, signInAsNewMember, type Credentials } from './newMember';
import { mainAddress } from './ports';

/** Sends a call as the member who is signed in on the page; answers code, text and data. */
export async function callAs(page: Page, path: string, form?: Record<string, string>) {
  const [id, tokensso] = await page.evaluate(() => [
    localStorage.getItem('members.token') ?? '',
    localStorage.getItem('members.tokensso') ?? '',
  ]);
  const headers = { lang: 'en_us', tokensso, token: Buffer.from(id).toString('base64') };
  const url = `${mainAddress}/api${path}`;
  const answer = form
    ? await page.request.post(url, { form, headers })
    : await page.request.get(url, { headers });
  const body = await answer.text();
  const { code, msg } = JSON.parse(body) as { code: number; msg: string };
  return { code, msg, data: dataOf(body) };
}

export const cardHolder = { name: 'Lina Moreau', fundPassword: '246810', cardNumber: '6222021234564821' };

/** Gives the member who is signed in on the page their real name. */
export const setRealName = (page: Page) => callAs(page, '/member/setName', { name: cardHolder.name });

/** Registers a member with a real name and signs them in on the page. */
export async function signInWithRealName(page: Page): Promise<Credentials> {
  const member = await signInAsNewMember(page);
  await setRealName(page);
  return member;
}

/** Registers a member with 1,000.00 K, a withdrawal password and a bound card, and signs them in on the page. */
export async function signInWithCard(page: Page): Promise<Credentials> {
  const member = await signInWithRealName(page);
  const { name, fundPassword, cardNumber } = cardHolder;
  const card = { bankid: cardNumber, bank: 'Harbour Bank', bank_code: 'HARBOUR', username: name, mobile: '' };
  await callAs(page, '/member/setPayPassword', { paypassword: fundPassword });
  const { code, msg } = await callAs(page, '/member/setUserBank', card);
  if (code !== 200) throw new Error(`The card could not be bound: ${msg}`);
  return member;
}
