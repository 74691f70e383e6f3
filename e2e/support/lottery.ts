import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { letServerTimePass, letTimePass } from './clock';
import { withoutPopup } from './home';
import { clockAddress, mainAddress } from './ports';
import { dataOf, registerMember } from './newMember';
import { visit } from './visit';

const encode = (text: string) => Buffer.from(text).toString('base64');

export interface PlayingMember {
  id: number;
  /** A call of the member API with the member's session: the data of a success. */
  call(method: 'GET' | 'POST', path: string, fields?: Record<string, string>): Promise<unknown>;
  balance(): Promise<string>;
  /** Numbers of all orders, oldest first, out of the member's own export. */
  orderNumbers(): Promise<number[]>;
}

/** A member with 1,000.00, registered by the API and signed in on this page. */
export async function playAsNewMember(page: Page, request: APIRequestContext): Promise<PlayingMember> {
  const { id, tokensso } = await registerMember(page);
  await withoutPopup(page);
  await page.addInitScript(
    ([memberId, token]) => {
      localStorage.setItem('members.token', String(memberId));
      localStorage.setItem('members.tokensso', String(token));
    },
    [String(id), tokensso],
  );
  const headers = { lang: 'en_us', token: encode(String(id)), tokensso };
  const ask = async (method: 'GET' | 'POST', path: string, fields: Record<string, string>) => {
    const url = `${mainAddress}/api${path}`;
    const options = method === 'GET' ? { headers, params: fields } : { headers, form: fields };
    return (await request.fetch(url, { method, ...options })).text();
  };
  const call: PlayingMember['call'] = async (...[method, path, fields = {}]) =>
    open(await ask(method, path, fields));
  const balance = async () => ((await call('GET', '/member/getUserInfo')) as { money: string }).money;
  const orderNumbers = async () => {
    const lines = await ask('GET', '/control/history', { of: 'orders' });
    return [...lines.matchAll(/^"?(\d+)"?,/gm)].map(([, number]) => Number(number));
  };
  return { id, call, balance, orderNumbers };
}

function open(body: string): unknown {
  const { code, msg } = JSON.parse(body) as { code: number; msg: string };
  if (code !== 200) throw new Error(`${code} ${msg}`);
  return dataOf(body);
}

export interface GameNow {
  id: number;
  next_expect: string;
  now_expect: string;
  second: number;
  close_second: number;
}

export const gameNow = async (member: PlayingMember, key: string): Promise<GameNow> =>
  (await member.call('GET', '/Lottery/getLotteryInfo', { key })) as GameNow;

/** Opens a game in a round that takes bets for at least so many seconds. */
export async function openGame(
  page: Page,
  member: PlayingMember,
  { key, seconds = 0, address = mainAddress }: { key: string; seconds?: number; address?: string },
): Promise<void> {
  const { id } = await gameNow(member, key);
  await visit(page, `/Lottery?key=${key}&id=${id}`, address);
  await expect(page.getByRole('timer')).toBeVisible();
  if (seconds > 0) await timeToBet(page, seconds);
}

/** The page's streams, as requests to route. */
export const streams = '**/api/Lottery/stream*';

/** As with a server that has none (404): the page reads the round again at its end. */
export const withoutStreams = (page: Page) => page.route(streams, (route) => route.fulfill({ status: 404 }));

/** A system's address without a proxy, and that of its movable clock; `null` where its time can't be moved. */
export interface ClockedSystem {
  address: string;
  clock: string | null;
}

const main: ClockedSystem = { address: mainAddress, clock: clockAddress };

const secondsOf = ([, minutes, seconds]: RegExpExecArray) => Number(minutes) * 60 + Number(seconds);

/** A round as the page shows it, with the seconds that are left of it. */
interface RoundShown {
  period: string;
  toClose: number;
  toDraw: number;
}

/** The round that the lottery on the page shows, also behind a layer; null while its countdown is unsure. */
export async function roundOn(page: Page): Promise<RoundShown | null> {
  const text = await page.locator('body').innerText();
  const [, period, rest = ''] = /Period (\d{8}-\d{4}), draw in([^]*)/.exec(text) ?? [];
  const toDraw = /(\d\d):(\d\d)/.exec(rest);
  if (!period || !toDraw) return null;
  const toClose = /Bets close in (\d\d):(\d\d)/.exec(rest);
  return { period, toClose: toClose ? secondsOf(toClose) : 0, toDraw: secondsOf(toDraw) };
}

/** The round that the page shows, once its countdown is sure. */
export async function roundShown(page: Page): Promise<RoundShown> {
  const seen: { round?: RoundShown | null } = {};
  const look = async () => (seen.round = await roundOn(page));
  await expect.poll(look, { message: 'the page counts a round down' }).toBeTruthy();
  return seen.round!;
}

/** Lets so much of the round pass, and waits until the page shows it: what it shows before is not counted twice. */
export async function skip(page: Page, seconds: number, system = main): Promise<void> {
  if (seconds <= 0) return;
  const before = await roundShown(page);
  if (system.clock !== null) await letTimePass(page, seconds, system.clock);
  const counted = async () => {
    const now = await roundOn(page);
    return now !== null && (now.period !== before.period || now.toDraw <= before.toDraw - seconds + 1);
  };
  const timeout = system.clock === null ? (seconds + 15) * 1000 : undefined;
  await expect.poll(counted, { message: 'the page counts on from there', timeout }).toBe(true);
}

/** Waits for a round that takes bets for so many seconds: skips the rest of one that closes sooner. */
export async function timeToBet(page: Page, seconds: number, system = main): Promise<void> {
  const isTime = async () => {
    const round = await roundOn(page);
    if (!round) return false;
    if (round.toClose >= seconds) return true;
    await skip(page, round.toDraw, system);
    return false;
  };
  await expect.poll(isTime, { timeout: 90_000 }).toBe(true);
}

/** Lets time pass until a second before bets close; the page counts on from there. */
export const skipToClose = async (page: Page, system = main): Promise<void> =>
  skip(page, (await roundShown(page)).toClose - 1, system);

/**
 * Lets time pass until three seconds before the draw, with a stop for what comes before it: bets close, and the orders
 * are sealed. The beacon's value is there in time, and the page counts on from there.
 */
export async function skipToDraw(page: Page, system = main): Promise<void> {
  await skipToSealed(page, system);
  await skip(page, (await roundShown(page)).toDraw - 3, system);
}

/** Lets time pass for the server alone until the draw: it is drawn long before the page has counted to zero. */
export async function drawBeforeZero(page: Page): Promise<void> {
  const { period, toClose, toDraw } = await roundShown(page);
  await letServerTimePass(toClose);
  await expectSealed(page, period, main);
  await letServerTimePass(toDraw - toClose);
}

async function skipToSealed(page: Page, system: ClockedSystem): Promise<void> {
  const { period } = await roundShown(page);
  await skipToClose(page, system);
  await expectSealed(page, period, system);
}

async function expectSealed(page: Page, period: string, { address }: ClockedSystem): Promise<void> {
  const key = new URLSearchParams(page.url().replace(/.*#.*?\?/, '')).get('key') ?? '';
  const sealed = async () => {
    const record = await fetch(`${address}/api/verify/round?${new URLSearchParams({ key, expect: period })}`);
    return (dataOf(await record.text()) as { commitment: object | null } | null)?.commitment;
  };
  await expect.poll(sealed, { message: `the orders of ${key} ${period} are sealed` }).toBeTruthy();
}

/** Chooses options by their first word and sets the stake. */
export async function choose(page: Page, options: readonly string[], stake: string): Promise<void> {
  for (const option of options) await page.getByRole('button', { name: new RegExp(`^${option}\\b`) }).click();
  await page.getByRole('textbox', { name: 'Stake' }).fill(stake);
}

/** Opens the confirmation of what is chosen. */
export async function review(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const receipt = page.getByRole('dialog', { name: 'Check your order' });
  await expect(receipt).toBeVisible();
  return receipt;
}

/** A toast with this text. */
export const messageShown = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/**
 * Resolves once a layer that is open has shown such an element with this text, for however short a time: betting is
 * closed for ten seconds only, and a look from outside can miss them on a busy machine.
 */
export const hasShown = (layer: Locator, selector: string, text: string): Promise<void> =>
  layer.evaluate(
    (open, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const found = [...open.querySelectorAll(wanted.selector)].some(
            ({ textContent }) => textContent === wanted.text,
          );
          if (found) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    { selector, text },
  );
