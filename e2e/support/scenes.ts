import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './seriousFindings';
import { visit, visitWhole } from './visit';

/** A screen as it comes, or with what opens or goes wrong on it. */
export type Scene = readonly [path: string, act?: (page: Page) => Promise<void>];

/** Presses the button of this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

/** Looks at scenes one after another, without a load of the app between them, for what axe finds. */
export async function expectAccessible(page: Page, scenes: readonly Scene[]): Promise<void> {
  for (const [path, act] of scenes) {
    await visitWhole(page, path);
    await act?.(page);
    expect.soft(await seriousFindings(page), `${path} ${act ? 'acted on' : ''}`).toEqual([]);
    // What has opened goes with its screen.
    if (act) await visit(page, '/Notice');
  }
}
