/** A table in Markdown; the first row is its head. */
export function markdownTable(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
