import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './seriousFindings';
import { visit, visitWhole } from './visit';

/** The address of a screen, and actions that open a layer or provoke an error on it. */
export type Scene = readonly [path: string, act?: (page: Page) => Promise<void>];

/** Presses the button of this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens scenes one after another, without reloading the app, and expects no findings of axe. */
export async function expectAccessible(page: Page, scenes: readonly Scene[]): Promise<void> {
  for (const [path, act] of scenes) {
    await visitWhole(page, path);
    await act?.(page);
    expect.soft(await seriousFindings(page), `${path} ${act ? 'acted on' : ''}`).toEqual([]);
    // A layer closes with its screen.
    if (act) await visit(page, '/Notice');
  }
}
