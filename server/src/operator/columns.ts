/** Lines of cells, each column as wide as its widest cell. `none` where there is no line. */
export function columns(lines: readonly (readonly string[])[], none: string): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return (
    lines
      .map((line) =>
        line
          .map((cell, n) => cell.padEnd(widths[n]!))
          .join('  ')
          .trimEnd(),
      )
      .join('\n') || none
  );
}
