import type { MedianRange } from './summary';

/** The cell of a figure that was not measured. */
const none = '–';

/** Whether any figure of a row was measured; its first `named` cells are its name. */
export const isMeasured = (row: readonly string[], named = 1) =>
  row.slice(named).some((each) => each !== none);

const cell = (middle: MedianRange | null, text: (value: number) => string) =>
  middle ? text(middle.median) : none;

/** `1,412`. */
export const rounded = (middle: MedianRange | null) =>
  cell(middle, (value) => Math.round(value).toLocaleString('en'));

/** `412 (398–430)`. */
export const withRange = (middle: MedianRange | null) =>
  middle ? `${rounded(middle)} (${Math.round(middle.lowest)}–${Math.round(middle.highest)})` : none;

/** `1.04 (1.01–1.09)`. */
export const ratio = (middle: MedianRange | null) =>
  middle
    ? `**${middle.median.toFixed(2)}** (${middle.lowest.toFixed(2)}–${middle.highest.toFixed(2)})`
    : none;

export const kilobytes = (middle: MedianRange | null, digits = 0) =>
  cell(middle, (value) => (value / 1024).toFixed(digits));
export const shift = (middle: MedianRange | null) => cell(middle, (value) => value.toFixed(3));
