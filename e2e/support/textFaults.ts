import type { Page } from '@playwright/test';

/** Where texts move, or stand outside of their window on purpose: a ticker, a carousel, what a layer hides. */
const moving = 'ul[tabindex], .swiper, [aria-hidden="true"], [inert]';

/**
 * Texts of the page that a reader could not read: cut off by a part around them, or standing over one another. What a
 * member or an operator wrote (names of products and videos) may end in an ellipsis; what the app says may not.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate((skipped) => {
    interface Shown {
      text: string;
      rect: DOMRect;
      layer: Element;
      clamped: boolean;
    }
    const own = (element: Element) => getComputedStyle(element);
    const isLayer = (element: Element) => /fixed|sticky|absolute/.test(own(element).position);

    /** The first part around an element that cuts it off: neither one that scrolls nor one that hides it altogether. */
    const cutting = (element: Element | null, axis: 'overflowX' | 'overflowY'): Element | null => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(own(at)[axis])) return null;
        if (/hidden|clip/.test(own(at)[axis])) return at;
      }
      return null;
    };

    const shown: Shown[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest(`${skipped}, script, style, noscript`)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const clamped = own(element).textOverflow === 'ellipsis' || own(element).webkitLineClamp !== 'none';
      let layer: Element = element;
      while (layer !== document.body && !isLayer(layer)) layer = layer.parentElement!;
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        const besides = cutting(element, 'overflowX')?.getBoundingClientRect();
        const below = cutting(element, 'overflowY')?.getBoundingClientRect();
        // A part of one pixel is there for screen readers only.
        if ((besides && besides.width <= 1) || (below && below.height <= 1)) continue;
        if (besides && (rect.right > besides.right + 1.5 || rect.left < besides.left - 1.5))
          cut.push(`cut: ${text.slice(0, 60)}`);
        else if (below && !clamped && rect.bottom > below.bottom + 3)
          cut.push(`cut below: ${text.slice(0, 60)}`);
        shown.push({ text, rect, layer, clamped });
      }
    }
    const over: string[] = [];
    shown.forEach((one, index) => {
      for (const other of shown.slice(index + 1)) {
        if (one.layer !== other.layer || one.clamped || other.clamped || one.text === other.text) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // Boxes of lines are higher than their letters.
        if (width > 3 && height > 0.4 * Math.min(one.rect.height, other.rect.height))
          over.push(`over one another: ${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
      }
    });
    return [...new Set([...cut, ...over])];
  }, moving);
