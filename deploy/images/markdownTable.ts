export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
