import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { registerMember } from '../support/newMember';
import { copyBuild, type BuildCopy } from '../support/swap/copyBuild';
import { expectRelease, goTo } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { logIn, visit } from '../support/visit';

const name = 'mfe-catalogue';

interface Modules {
  [module: string]: Record<string, unknown> & { default?: Record<string, unknown> };
}
type Hostile = Window & { given: Modules; others: unknown[] };

let system: SwapSystem;
let id: string;

/** A release that lays open to the test what the shell gives it: from then on the test is the release. */
function layingOpen({ manifest: { container }, edit, manifest }: BuildCopy): void {
  edit(
    manifest.entry,
    (entry) => `${entry}
;(() => {
  const { init, get } = ${container};
  window.given = {};
  ${container} = { get, init: (scope, ...rest) => {
    for (const [module, versions] of Object.entries(scope))
      for (const { lib } of Object.values(versions)) if (lib) window.given[module] = lib();
    return init(scope, ...rest);
  } };
})();`,
  );
}

/** A member who has logged in on the page, with the hostile release on screen. */
async function open(page: Page): Promise<void> {
  await withoutPopup(page);
  const { username, password } = await registerMember(page);
  await logIn(page, { address: system.address, username, password });
  await goTo(page, '/girls');
  await expectRelease(page, id);
}

/** What came of a call by the release's api client. */
const callAs = (page: Page, declared: object, params: object) =>
  page.evaluate(
    ([declaration, given]: object[]) => {
      const { call } = (window as unknown as Hostile).given['@members/api-client'] as unknown as {
        call: (declared: object, params: object) => Promise<unknown>;
      };
      const none = { kind: 'nothing' };
      const whole = { access: 'member', params: {}, answer: none, refusals: [], aliases: [], limits: {} };
      return call({ ...whole, ...declaration }, given ?? {}).then(
        () => 'answered',
        (error: Error) => error.message,
      );
    },
    [declared, params],
  );

test.describe('a release', () => {
  test.beforeAll(async () => {
    system = await startSwapSystem([name, 'mfe-account', 'mfe-lottery']);
    const build = copyBuild(name, 'reaching');
    // Its team lists an order, too, so that nothing but the press is missing.
    const order = { id: 'placeOrder', method: 'POST' as const, path: '/game/placeOrder' };
    build.manifest.calls = [...(build.manifest.calls ?? []), order];
    build.seal();
    layingOpen(build);
    id = await system.publish(build);
    await system.activate(name, id);
  });
  test.afterAll(() => system.stop());

  test('gets nothing with the stored session by a request of its own (decision 91)', async ({ page }) => {
    await open(page);
    const answers = await page.evaluate(async () => {
      const tokensso = localStorage.getItem('members.tokensso') ?? '';
      const token = btoa(localStorage.getItem('members.token') ?? '');
      const ask = async (headers: Record<string, string>) => {
        const answer = await fetch('/api/member/getUserInfo', { headers });
        return ((await answer.json()) as { code: number }).code;
      };
      const byXhr = await new Promise<string>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', '/api/getMoneylog');
        request.setRequestHeader('tokensso', tokensso);
        request.setRequestHeader('token', token);
        request.addEventListener('load', () => resolve(request.responseText));
        request.send();
      });
      return {
        stored: tokensso.length > 20,
        fetched: await ask({ tokensso, token }),
        guessed: await ask({ tokensso, token, 'page-key': 'A'.repeat(43) }),
        asked: (JSON.parse(byXhr) as { code: number }).code,
      };
    });
    expect(answers).toEqual({ stored: true, fetched: 401, guessed: 401, asked: 401 });
    // The app itself goes on.
    await goTo(page, '/Mine');
    await expect(page.getByText('0.00').first()).toBeVisible();
  });

  test('reads the key of the page and the cookie beside it nowhere (decision 91)', async ({ page }) => {
    await open(page);
    const found = await page.evaluate(async () => {
      const holdsKey = (text: string) => /id="?page-key/.test(text);
      const texts = await Promise.all(
        (['default', 'force-cache', 'reload'] as const).map(async (cache) =>
          (await fetch('/', { cache })).text(),
        ),
      );
      const framed = document.createElement('iframe');
      document.body.append(framed);
      const reach = async (opened: Window | null | undefined) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        try {
          return opened?.document.documentElement.outerHTML ?? '';
        } catch {
          return '';
        }
      };
      return {
        inPage: holdsKey(document.documentElement.outerHTML),
        fetched: texts.some(holdsKey),
        cookie: document.cookie.includes('members_browser'),
        opened: holdsKey(await reach(window.open('/'))),
        openedByFrame: holdsKey(await reach(framed.contentWindow?.open('/'))),
      };
    });
    expect(found).toEqual({
      ...{ inPage: false, fetched: false, cookie: false },
      ...{ opened: false, openedByFrame: false },
    });
  });

  test('makes no call that its manifest does not list, and none of money without a press (decision 89)', async ({
    page,
  }) => {
    await open(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const withdrawal = { id: 'withdraw', method: 'POST', path: '/user_set_withdraw' };
    expect(await callAs(page, withdrawal, {})).toContain('does not list the call withdraw');
    const disguised = { id: 'cities', method: 'POST', path: '/user_set_withdraw' };
    expect(await callAs(page, disguised, {})).toContain('does not list the call cities');
    const order = { id: 'placeOrder', method: 'POST', path: '/game/placeOrder', needsPress: false };
    expect(await callAs(page, order, {})).toContain('without a press of the member');
    // A press that a script makes up is none.
    await page.evaluate(() => {
      document.querySelector('h1')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      document.querySelector('h1')?.click();
      Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive: true }) });
    });
    expect(await callAs(page, order, {})).toContain('without a press of the member');
    expect(sent.filter((path) => /placeOrder|withdraw/.test(path))).toEqual([]);
    // One of the member's is good for one call.
    await page.getByRole('heading', { level: 1 }).click();
    expect(await callAs(page, order, {})).not.toContain('without a press');
    expect(await callAs(page, order, {})).toContain('without a press of the member');
    expect(sent.filter((path) => path.endsWith('placeOrder'))).toHaveLength(1);
  });

  test('changes nothing of what others are given (decision 89)', async ({ page }) => {
    await open(page);
    const changed = await page.evaluate(() => {
      const { given } = window as unknown as Hostile;
      const found: string[] = [];
      for (const [module, exported] of Object.entries(given))
        for (const [part, value] of Object.entries(exported)) {
          if (part.startsWith('__') || part === 'default') continue;
          if (Reflect.set(exported, part, 1)) found.push(`${module} ${part}`);
          if (typeof value === 'function' && Reflect.set(value, 'theirs', 1))
            found.push(`${module} ${part}.theirs`);
        }
      const others: Record<string, unknown> = window as never;
      return {
        found,
        modules: Object.keys(given).length,
        fetch: Reflect.set(window, 'fetch', () => undefined),
        open: Reflect.set(XMLHttpRequest.prototype, 'open', () => undefined),
        containers: Object.keys(window).filter(
          (key) => key.startsWith('mfe_') && others[key] !== undefined && !key.endsWith('__files'),
        ),
      };
    });
    expect(changed).toEqual({
      found: [],
      modules: expect.any(Number),
      fetch: false,
      open: false,
      containers: [],
    });
    expect(changed.modules).toBeGreaterThan(6);
  });

  test('finds no way to the modules of the shell or of another release (decision 89)', async ({ page }) => {
    await open(page);
    await goTo(page, '/Game', 'Hot picks');
    const ways = await page.evaluate(() => {
      const all = window as unknown as Record<string, unknown[]> & {
        __FEDERATION__: { __INSTANCES__: unknown[]; __SHARE__: object };
      };
      const chunks = Object.getOwnPropertyNames(window).filter((key) => key.startsWith('webpackChunk'));
      const reached = chunks.filter((key) => {
        let require: unknown;
        try {
          all[key]!.push([['theirs'], {}, (its: unknown) => (require = its)]);
        } catch {
          return false;
        }
        return require !== undefined;
      });
      const { __INSTANCES__: instances, __SHARE__: share } = all.__FEDERATION__;
      return { chunks: chunks.length, reached, instances: [...instances], share: Object.keys(share) };
    });
    expect(ways).toEqual({ chunks: expect.any(Number), reached: [], instances: [], share: [] });
    expect(ways.chunks).toBeGreaterThan(2);
  });

  test('is told of by the shell where it has sent something out of a press (decision 89)', async ({
    page,
  }) => {
    await withoutPopup(page);
    const { username, password } = await registerMember(page);
    await logIn(page, { address: system.address, username, password });
    await visit(page, '/Setname', system.address);
    await page.getByLabel('Real name').fill('Ana Lim');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Real name saved: Ana Lim')).toBeVisible();
  });
});
