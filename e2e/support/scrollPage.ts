import type { Page } from '@playwright/test';

/** Scrolls the page and answers where it stands (px), in the next frame: by then the page has been told of it. */
export const scrollPage = (page: Page, top: number): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        requestAnimationFrame(() => resolve(window.scrollY));
      }),
    top,
  );
