import { markup } from '@members/contract/markup';
import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

export interface CleanHtml {
  /** What members see of it; trusted where the browser has Trusted Types. */
  html: string;
  /** What the app leaves out: tags such as `<form>`, and attributes such as `style`. */
  dropped: string[];
}

/** Does with HTML what the members' app does, and says what it leaves out. Pictures of the site come from its API. */
export function cleanHtml(html: string, apiOrigin: string): CleanHtml {
  purify.addHook('afterSanitizeAttributes', (node) => {
    const source = node.tagName === 'IMG' && node.getAttribute('src');
    if (source && source.startsWith('/')) node.setAttribute('src', apiOrigin + source);
    if (node.tagName === 'A') node.setAttribute('target', '_blank');
  });
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: markup.tags,
    ALLOWED_ATTR: markup.attributes,
    ALLOWED_URI_REGEXP: markup.addresses,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
  purify.removeAllHooks();
  const names = purify.removed.map((removed) =>
    'element' in removed ? `<${removed.element.nodeName.toLowerCase()}>` : (removed.attribute?.name ?? ''),
  );
  // Its own frame, and what a tag without its end leaves behind.
  const own = new Set(['<body>', '<head>', '<html>', '<#comment>', '']);
  return { html: clean, dropped: [...new Set(names)].filter((name) => !own.has(name)) };
}
