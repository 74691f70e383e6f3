import { appearanceKey, type Appearance } from '@members/ui/appearance';
import { html } from './quietPage';

/** The page as a browser has it once its script has run. */
function opened(chosen: Appearance | null): Document {
  localStorage.clear();
  if (chosen) localStorage.setItem(appearanceKey, chosen);
  document.documentElement.removeAttribute('data-theme');
  const [, head = '', script = ''] =
    /<html lang="en">([\s\S]*)<script[^>]*>([\s\S]*)<\/script>/.exec(html('n')) ?? [];
  document.head.innerHTML = head;
  // No worker is asked for here.
  const [look = ''] = script.split('const start');
  new Function(look)();
  return document;
}

const bars = (page: Document) =>
  [...page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) =>
    meta.getAttribute('media'),
  );

describe('the page between two shells (FIRST-05)', () => {
  test.each(['light', 'dark'] as const)('is %s where the member has chosen it', (chosen) => {
    const page = opened(chosen);
    expect(page.documentElement.dataset.theme).toBe(chosen);
    expect(bars(page)).toEqual(chosen === 'light' ? ['all', 'not all'] : ['not all', 'all']);
  });

  test.each([null, 'system'] as const)('follows the system with the choice %s', (chosen) => {
    const page = opened(chosen);
    expect(page.documentElement.dataset.theme).toBeUndefined();
    expect(bars(page)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });
});
