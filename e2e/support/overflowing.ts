import type { Page } from '@playwright/test';

/** What reaches over the right edge of the screen, apart from what is meant to be swiped sideways. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => !element.closest('.swiper, [role="tablist"]'))
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`),
  );
