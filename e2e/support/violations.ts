import type { BrowserContext } from '@playwright/test';

/** What pages of a context refuse by their policy, from now on, frames included. */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeBinding('tellViolation', ({ page }, violation: string) => {
    seen.push(`${page.url().replace(/.*#/, '')}: ${violation}`);
  });
  await context.addInitScript(() => {
    const tell = (window as unknown as { tellViolation(violation: string): void }).tellViolation;
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample } = event;
      tell(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}:${columnNumber} ${sample}`);
    });
  });
  return seen;
}
