import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/** Text with simple markup: no scripts, styles, forms, frames or addresses other than http(s). */
export const sanitise = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'img', 'span', 'div', 'blockquote'], // prettier-ignore
    ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height'],
    ALLOWED_URI_REGEXP: /^(https?:|\/(?!\/))/i,
  });
