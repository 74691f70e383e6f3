import { markup } from '@members/contract/markup';
import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A' || node.getAttribute('href')?.startsWith('#')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * Text with simple markup: no scripts, styles, forms, frames or addresses other than http(s). Where the browser has
 * Trusted Types the answer is one, so that nothing sanitises it again.
 */
export const sanitise = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: markup.tags,
    ALLOWED_ATTR: markup.attributes,
    ALLOWED_URI_REGEXP: markup.addresses,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;

/** Any markup that runs nothing: for HTML that a library or a remote makes itself. */
export const sanitiseForeign = (html: string): string => purify.sanitize(html);
