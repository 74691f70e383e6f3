import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { newCredentials } from '../support/newMember';
import { toasts } from '../support/playControl';
import { logIn, visit } from '../support/visit';

test.beforeEach(({ page }) => withoutPopup(page));

test.describe('language (scenario 3, AUTH-04, SET-06)', () => {
  test('is chosen at the login, kept, and sent with the next call', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Login');
    await page.getByRole('link', { name: 'Language: English' }).click();
    await expect(page).toHaveURL(/#\/Language/);
    await page.getByRole('button', { name: '한국어' }).click();
    await expect(page).toHaveURL(/#\/Login/);
    await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('members.language'))).toBe('ko_ko');
    await page.getByLabel('아이디').fill('nobody1');
    await page.getByLabel('비밀번호', { exact: true }).fill('secret-123');
    const call = page.waitForRequest(/doLogin/);
    await page.getByRole('button', { name: '로그인' }).click();
    const request = await call;
    expect(request.headers().lang).toBe('ko_ko');
    expect(request.postDataJSON()).toMatchObject({ username: 'nobody1', lang: 'ko_ko' });
  });

  test('chosen from the settings leads to /Home', { tag: '@long' }, async ({ page }) => {
    await logIn(page);
    await visit(page, '/Setting');
    await page.getByRole('link', { name: /^Language/ }).click();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page).toHaveURL(/#\/Home/);
    await expect(page.getByRole('link', { name: 'Cuenta' })).toBeVisible();
  });
});

test.describe('registering (scenario 4, AUTH-06 to AUTH-08, VAL-02, D05)', () => {
  test('needs the agreement and a valid code, then keeps a session and leads to /Home', async ({ page }) => {
    const { username, password } = newCredentials();
    await visit(page, '/Register');
    const agreement = page.getByRole('checkbox', { name: /18 or older/ });
    const submit = page.getByRole('button', { name: 'Register' });
    await expect(agreement).toBeChecked();
    await submit.click();
    await expect(page.getByText('Please enter invite code')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
    await expect(toasts(page)).toContainText('Please enter username');

    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Invite code').fill('WRONG');
    await page.getByText(/18 or older/).click();
    await submit.click();
    await expect(page.getByText('Please tick the account opening agreement').first()).toBeVisible();
    await page.getByText(/18 or older/).click();
    await submit.click();
    await expect(page.locator('form').getByRole('alert')).toHaveText('Invalid invite code');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);

    await page.getByLabel('Invite code').fill('WELCOME');
    await submit.click();
    await expect(page).toHaveURL(/#\/Home/);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Number(stored['members.token'])).toBeGreaterThan(0);
    expect(stored['members.tokensso']?.length).toBeGreaterThan(20);
  });

  test('shows an agreement with the age and every odds of the games', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Register');
    const button = page.getByRole('button', { name: 'Read the agreement' });
    await button.click();
    const agreement = page.getByRole('dialog', { name: 'Account opening agreement' });
    await expect(agreement.getByText(/at least 18 years old/)).toBeVisible();
    await expect(agreement.getByRole('row')).toHaveCount(9);
    await expect(agreement.getByRole('row', { name: 'Sum 3 or 18 210.6' })).toBeVisible();
    await page.goBack();
    await expect(agreement).toBeHidden();
    await expect(page).toHaveURL(/#\/Register/);
    await expect(button).toBeFocused();
  });
});

test.describe('logging in (scenario 5, AUTH-01 to AUTH-05, AUTH-10, VAL-01, D10)', () => {
  test('is asked for by a game and leads to it, with what was wrong told on the way', async ({ page }) => {
    await visit(page, '/Game');
    await page.getByRole('link', { name: /Quick Three · 1 min/ }).click();
    await expect(page).toHaveURL(/#\/Login/);
    const submit = page.getByRole('button', { name: 'Log in' });
    const password = page.getByLabel('Password', { exact: true });

    await password.fill('wrong-1234');
    await submit.click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
      'Please enter username',
    );
    await expect(toasts(page)).toContainText('Please enter username');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();

    await page.getByRole('textbox', { name: 'Username' }).fill('demo');
    await submit.click();
    await expect(page.locator('form').getByRole('alert')).toHaveText('Wrong username or password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('wrong-1234');

    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByRole('link', { name: 'Contact customer service' }).click();
    await expect(page).toHaveURL(/#\/ServicePage/);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/Login$/);

    await page.getByRole('textbox', { name: 'Username' }).fill('demo');
    await password.fill('demo1234');
    await password.press('Enter');
    await expect(page).toHaveURL(/#\/Lottery\?key=k3-1m&id=\d+/);
    await page.goBack();
    await expect(page).toHaveURL(/#\/Game/);
  });

  test('is left by the arrow for the screen before', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Game');
    await page.getByRole('link', { name: /Quick Three · 1 min/ }).click();
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/#\/Register/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/Login/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/Game/);
  });

  test(
    'loses nothing that was typed when the network is away',
    { tag: '@long' },
    async ({ page, context }) => {
      await visit(page, '/Login');
      await page.getByLabel('Username').fill('demo');
      await page.getByLabel('Password', { exact: true }).fill('demo1234');
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Network error, please try again')).toBeVisible();
      await expect(page.getByLabel('Username')).toHaveValue('demo');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/#\/Home/);
    },
  );

  test(
    'says what went wrong without a network with the next, where it could not at once',
    { tag: '@long' },
    async ({ page, context }) => {
      await page.route(/\/js\/messages\./, (route) => route.abort());
      const sends = page.waitForResponse(/\/js\/http\./);
      await visit(page, '/Login');
      await page.getByLabel('Username').fill('demo');
      await page.getByLabel('Password', { exact: true }).fill('demo1234');
      // A login that waits for the code which sends it goes out with the next network.
      await (await sends).finished();
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/member/doLogin'));
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Log in' }).click();
      await lost;
      await page.unrouteAll();
      await context.setOffline(false);
      await expect(page.getByText('Network error, please try again')).toBeVisible();
    },
  );

  test('is over for who has a session: /Login leads on', { tag: '@long' }, async ({ page }) => {
    await logIn(page);
    await page.goto('about:blank');
    await visit(page, '/Login');
    await expect(page).toHaveURL(/#\/Home/);
  });
});
