import type { Middle } from './summary';

/** What stands in a table where nothing was measured. */
const none = '–';

/** Whether anything of a row was measured; its first cells, `named` of them, say what it is of. */
export const isMeasured = (row: readonly string[], named = 1) =>
  row.slice(named).some((each) => each !== none);

const cell = (middle: Middle | null, text: (value: number) => string) =>
  middle ? text(middle.median) : none;

/** `412`, with thousands apart. */
export const whole = (middle: Middle | null) =>
  cell(middle, (value) => Math.round(value).toLocaleString('en'));

/** `412 (398–430)`. */
export const spread = (middle: Middle | null) =>
  middle ? `${whole(middle)} (${Math.round(middle.lowest)}–${Math.round(middle.highest)})` : none;

/** `1.04 (1.01–1.09)`. */
export const ratio = (middle: Middle | null) =>
  middle
    ? `**${middle.median.toFixed(2)}** (${middle.lowest.toFixed(2)}–${middle.highest.toFixed(2)})`
    : none;

export const kilobytes = (middle: Middle | null) => cell(middle, (value) => (value / 1024).toFixed(0));
export const shift = (middle: Middle | null) => cell(middle, (value) => value.toFixed(3));

/** A table in Markdown; the first row is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [head, `| ${(rows[0] ?? []).map(() => '---').join(' | ')} |`, ...body].join('\n');
}
