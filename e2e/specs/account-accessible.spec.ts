import { expect, test, type Page } from '@playwright/test';
import { seriousFindings } from '../support/seriousFindings';
import { signInAsNewMember } from '../support/newMember';
import { visit } from '../support/visit';

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** The screens of the account, each as it comes and with what can open or go wrong on it. */
const scenes: Record<'visitor' | 'member', [path: string, act?: (page: Page) => Promise<void>][]> = {
  visitor: [
    ['/Login'],
    ['/Login', press('Log in')],
    ['/Register'],
    ['/Register', press('Register')],
    ['/Register', press('Read the agreement')],
  ],
  member: [
    ['/Mine'],
    ['/Setting'],
    ['/Setting', press('Log out')],
    ['/Infomation'],
    ['/Infomation', press('Change picture')],
    [
      '/Infomation',
      async (page) => {
        await press('Change picture')(page);
        const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
        await page.locator('input[type=file]').setInputFiles(file);
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    ],
    ['/Setname'],
    ['/Setname', press('Save')],
    ['/Setsex'],
    ['/Setsex', press('Save')],
    ['/SetLoginPassword'],
    ['/SetLoginPassword', press('Save')],
  ],
};

test.describe('in light and dark mode', () => {
  for (const who of ['visitor', 'member'] as const)
    test(`no account screen of a ${who} has a serious accessibility finding`, async ({ page }) => {
      test.setTimeout(120_000);
      if (who === 'member') await signInAsNewMember(page);
      for (const [path, act] of scenes[who]) {
        await page.goto('about:blank');
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        await act?.(page);
        expect.soft(await seriousFindings(page), `${path} ${act ? 'acted on' : ''}`).toEqual([]);
      }
    });
});
