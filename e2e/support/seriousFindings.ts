import type { Page } from '@playwright/test';
import axe from 'axe-core';

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

/** Has axe run in the page itself, where it stays: to load it takes ten times as long as to look. */
async function findings(page: Page, rules: string[] = []): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
  return page.evaluate(async (only) => {
    // What begins to move or fade during the look, as a message whose time is over, does so at once.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }',
    );
    document.adoptedStyleSheets.push(still);
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        // One that is taken away is over, too.
        .map(({ finished }) => finished.catch(() => undefined)),
    );
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      ...(only.length > 0 && { runOnly: only }),
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
