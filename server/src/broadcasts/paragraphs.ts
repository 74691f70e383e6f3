const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as the HTML that members' messages are: an empty line begins a paragraph. Nothing of it is markup. */
export const toHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replace(/[&<>"]/g, (sign) => entities[sign]!).replace(/\n/g, '<br>')}</p>`)
    .join('');

/** The text that such HTML was made of. */
export const toText = (html: string): string =>
  Object.entries(entities).reduceRight(
    (text, [sign, entity]) => text.replaceAll(entity, sign),
    html
      .replaceAll('</p><p>', '\n\n')
      .replaceAll('<br>', '\n')
      .replace(/<[^>]*>/g, ''),
  );
