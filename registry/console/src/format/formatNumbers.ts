const count = new Intl.NumberFormat('en-GB');
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** `1,234`. */
export const formatCount = (value: number): string => count.format(value);

/** A share of 0 to 1 as `12.5%`. Only 0 itself is shown as 0%. */
export const formatShare = (value: number): string =>
  value > 0 && value < 0.0005 ? 'under 0.1%' : percent.format(value);

/** A size as `84 kB` or `1.2 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${formatCount(Math.ceil(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Milliseconds as `240 ms` or `1.4 s`. */
export const formatMs = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** `1 load`, `2 loads`. */
export const pluralise = (value: number, noun: string): string =>
  `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Evidence against a canary as `under 1`, `42` or `over 100`. */
export const formatEvidence = (value: number): string =>
  value < 1 ? 'under 1' : value > 100 ? 'over 100' : String(Math.floor(value));
