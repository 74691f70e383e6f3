import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds serious or critical on the page as it stands, once nothing on it moves or fades any more: everything
 * in light mode, and in dark mode what colours decide.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const inLight = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findings(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((finding) => `dark: ${finding}`)];
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        // One that is taken away is over, too.
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
