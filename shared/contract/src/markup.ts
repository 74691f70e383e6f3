/** Of HTML that operators write, what members see: simple markup, and no address other than http(s) or of the site. */
export const markup = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'img', 'span', 'div', 'blockquote'], // oxfmt-ignore
  attributes: ['href', 'src', 'alt', 'title', 'width', 'height'],
  addresses: /^(https?:|\/(?!\/))/i,
};
