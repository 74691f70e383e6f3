/** Lines of cells, each column as wide as its widest cell. `none` where there is no line. */
export function columns(lines: readonly (readonly string[])[], none: string): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return text.join('\n') || none;
}
