import type { BrowserContext } from '@playwright/test';

/** Collects the violations of the content security policy in all pages and frames of a context from now on. */
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
