import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { PageGlobals } from './pageGlobals';

export interface AccessFinding {
  rule: string;
  help: string;
  count: number;
}

/** What axe finds serious or worse on a page. */
export async function seriousFindings(page: Page): Promise<AccessFinding[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as PageGlobals;
    return (await inPage.run({ resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ rule: id, help, count: nodes.length }));
}
