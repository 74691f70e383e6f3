import { expect, test } from '@playwright/test';
import { signInAsNewMember } from '../support/newMember';
import { expectAccessible, press, type Scene } from '../support/scenes';

/** The screens of the account: as they open, with each dialog that can open on them, and with errors shown. */
const scenes: Record<'visitor' | 'member', Scene[]> = {
  visitor: [
    ['/Login'],
    ['/Login', press('Log in')],
    ['/Register'],
    ['/Register', press('Register')],
    ['/Register', press('Read the agreement')],
    ['/Login?forgot=1'],
    ['/Login?forgot=code'],
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
    ['/Setting?devices=1'],
    ['/Setting?data=1'],
    ['/Setting?passkeys=1'],
    ['/Setting?codes=1'],
    ['/Setting?recovery=1'],
    ['/Setting?notifications=1'],
    ['/Setting?invite=1'],
    ['/Setting?appearance=1'],
    ['/Notice'],
    ['/SetLoginPassword'],
    ['/SetLoginPassword', press('Save')],
  ],
};

test.describe('in light and dark mode', () => {
  for (const who of ['visitor', 'member'] as const)
    test(
      `no account screen of a ${who} has a serious accessibility finding`,
      { tag: '@long' },
      async ({ page }) => {
        test.setTimeout(120_000);
        if (who === 'member') await signInAsNewMember(page);
        await expectAccessible(page, scenes[who]);
      },
    );
});
