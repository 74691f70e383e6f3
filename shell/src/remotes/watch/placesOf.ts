import type { PlacesOf } from '../../registry/reports';

/** Failures that are told with places, and lines of each: a report stays below the 16 KB that the registry takes. */
const mostStacks = 3;
const mostLines = 8;
const longestLine = 200;

/** The places of an error in the code, e.g. `at show (/remotes/mfe-x/1.0.0+b/js/a.js:1:20)`; nothing else of its stack. */
export const placesOf: PlacesOf = (error, nth) => {
  const stack = error instanceof Error && nth < mostStacks ? (error.stack ?? '') : '';
  const lines = stack.match(/(?:at |@).*:\d+:\d+\)?$/gm) ?? [];
  const plain = lines.map((line) =>
    line
      .replace(location.origin, '')
      .replace(/[?#][^:)]*/, '')
      .slice(0, longestLine),
  );
  return plain.length > 0 ? { stack: plain.slice(0, mostLines).join('\n') } : undefined;
};
