/** Aligns rows of cells into columns. Returns `emptyText` if there are no rows. */
export function formatTable(rows: readonly (readonly string[])[], emptyText: string): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n') || emptyText;
}
