import { expect, test, type Locator, type Page } from '@playwright/test';
import { startFaultProxy, tcpFaults, type FaultProxy, type TcpFault } from '../support/faultProxy';
import { gameNow, playAsNewMember, review, timeToBet, type PlayingMember } from '../support/lottery';
import { mainPort } from '../support/ports';
import { visit } from '../support/visit';

const minutes = Number(process.env.NETWORK_FAULT_MINUTES) || 0.6;
const game = 'k3-3m';
const kinds = Object.keys(tcpFaults) as TcpFault[];
/** Each order has a stake of its own, one more than the one before; this pays for those that follow. */
const rechargePoints = 2_000;
/** The client would wait for 90 s; a phone that changes its network ends the connection before. */
const silenceMs = 2_000;
const longTimeout = { timeout: 40_000 };

let proxy: FaultProxy;
let member: PlayingMember;
let acknowledged: Set<number>;
const outcome = { placed: 0, refused: 0, paid: 0, askedAgain: 0 };

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(minutes * 60_000 + 240_000);
  proxy = await startFaultProxy({ port: mainPort, host: 'localhost' });
  member = await playAsNewMember(page, request);
  acknowledged = new Set();
  page.on('response', (response) => void readAnswer(response).catch(() => undefined));
});
test.afterEach(() => proxy.stop());

/** Remembers the stakes of orders that the server has acknowledged to the page. */
async function readAnswer(response: import('@playwright/test').Response): Promise<void> {
  if (!response.url().endsWith('/game/placeOrder')) return;
  const stake = Number(new URLSearchParams(response.request().postData() ?? '').get('money'));
  if (((await response.json()) as { code: number }).code === 200) acknowledged.add(stake);
}

const ordersWith = async (stake: number) => {
  const orders = (await member.call('GET', '/member/getUserGameList')) as { money: string | number }[];
  return orders.filter(({ money }) => Number(String(money).replaceAll(',', '')) === stake).length;
};

/** Presses a control under a network fault, and repairs the network once the control is enabled again. */
async function pressDuring(fault: TcpFault, press: () => Promise<void>, isFree: () => Promise<boolean>) {
  proxy.inject(fault);
  await press();
  if (fault === 'silence') await new Promise((resolve) => setTimeout(resolve, silenceMs));
  else await expect.poll(isFree, { ...longTimeout, message: `the control after ${fault}` }).toBe(true);
  proxy.inject(null);
  proxy.cut();
  await expect
    .poll(isFree, { ...longTimeout, message: `the control after ${fault} and a new network` })
    .toBe(true);
}

/** Whether a control is enabled, or gone with the sheet that it was in. */
const isFree = (button: Locator) => async () =>
  !(await button.isVisible()) || (await button.isEnabled({ timeout: 500 }).catch(() => false));

/** One order of this stake, sent again by the member until there is an answer. */
async function order(page: Page, stake: number, fault: TcpFault): Promise<void> {
  // A placed order opens the list of orders.
  await page.getByRole('tab', { name: 'Place order' }).click();
  await timeToBet(page, 8);
  const big = page.getByRole('button', { name: /^Big\b/ });
  if ((await big.getAttribute('aria-pressed')) !== 'true') await big.click();
  await page.getByRole('textbox', { name: 'Stake' }).fill(String(stake));
  const receipt = await review(page);
  const submit = receipt.getByRole('button', { name: /^Submit/ });
  await pressDuring(fault, () => submit.click(), isFree(submit));
  for (let again = 0; again < 5 && (await receipt.isVisible()); again++) {
    outcome.askedAgain += 1;
    await submit.click({ timeout: 5_000 }).catch(() => undefined);
    await expect.poll(isFree(submit), longTimeout).toBe(true);
  }
  await expect(receipt, `${fault} is over`).toBeHidden();
  const placed = await ordersWith(stake);
  expect(placed, `orders of ${stake} after ${fault}`).toBeLessThanOrEqual(1);
  if (acknowledged.has(stake)) expect(placed, `the acknowledged order of ${stake} after ${fault}`).toBe(1);
  outcome[placed === 1 ? 'placed' : 'refused'] += 1;
}

/** A recharge whose channel is tapped until its page is there, paid once. */
async function recharge(page: Page, fault: TcpFault): Promise<void> {
  await visit(page, `/Channel?money=${rechargePoints}`, proxy.address);
  const channel = page.getByRole('button', { name: 'Sandbox transfer' });
  await expect(channel).toBeEnabled(longTimeout);
  const before = await member.balance();
  await pressDuring(fault, () => channel.click(), isFree(channel));
  const frame = page.locator('iframe[title="Payment page"]');
  if (!(await frame.isVisible())) await channel.click();
  // Beside the app: the provider lets itself be framed by the app's own address only, not by that of the proxy.
  const provider = await page.context().newPage();
  await provider.goto((await frame.getAttribute('src')) ?? '');
  await provider.getByRole('button', { name: 'Pay' }).click();
  // A page that is closed while it navigates may take minutes to be gone.
  await expect(provider.getByText('Paid. You can go back.')).toBeVisible(longTimeout);
  await provider.close();
  await expect(page.getByRole('status').getByText('Paid')).toBeVisible(longTimeout);
  const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
  // A round that ends meanwhile may add to it.
  await expect
    .poll(async () => cents(await member.balance()) - cents(before))
    .toBeGreaterThanOrEqual(rechargePoints * 100);
  const paid = (await member.call('GET', '/member/getUserRechargeList')) as { status: number }[];
  outcome.paid += 1;
  expect(paid.filter(({ status }) => status === 2)).toHaveLength(outcome.paid);
}

test(
  'a member plays and pays while the network breaks in every way: each order once, no control stuck, no wrong balance (OPS-05)',
  { tag: '@long' },
  async ({ page }) => {
    const { id } = await gameNow(member, game);
    const until = Date.now() + minutes * 60_000;
    const lottery = () => visit(page, `/Lottery?key=${game}&id=${id}`, proxy.address);
    await lottery();
    let stake = 0;
    while (Date.now() < until || stake < kinds.length) {
      const fault = kinds[stake % kinds.length]!;
      stake += 1;
      await order(page, stake, fault);
      if (stake % kinds.length !== 0) continue;
      await recharge(page, kinds[(stake / kinds.length) % kinds.length]!);
      await visit(page, '/Mine', proxy.address);
      // Each time with the server's own word, since a round may end in between.
      await expect(async () => {
        const balance = await member.balance();
        await expect(page.getByText(`${balance} K`).first()).toBeVisible({ timeout: 500 });
      }).toPass(longTimeout);
      await lottery();
    }
    expect(proxy.met()).toBeGreaterThan(kinds.length);
    expect(outcome.placed).toBeGreaterThan(0);
    test
      .info()
      .annotations.push({ type: 'faults', description: JSON.stringify({ ...outcome, met: proxy.met() }) });
    if (process.env.NETWORK_FAULT_MINUTES)
      process.stdout.write(`${JSON.stringify({ ...outcome, met: proxy.met() })}\n`);
  },
);
