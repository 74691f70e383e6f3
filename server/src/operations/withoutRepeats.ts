/** How long the same fault is not told again. */
const silenceMs = 10_000;

type Report = (error: unknown, what?: string) => void;

/** A fault that lasts, such as a lost database, shows once in ten seconds and not at every attempt. */
export function withoutRepeats(report: Report, now: () => number = Date.now): Report {
  const told = new Map<string, number>();
  return (error, what) => {
    const key = `${what}: ${error instanceof Error ? error.message : String(error)}`;
    if (now() - (told.get(key) ?? -Infinity) < silenceMs) return;
    if (told.size > 100) told.clear();
    told.set(key, now());
    report(error, what);
  };
}
