import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import { listen } from '../support/listen';
import { ownPort } from '../support/ports';
import { startSystem } from '../support/system';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes?: { key: string; value: { stringValue?: string } }[];
}

/** A collector of OpenTelemetry, which keeps the spans that it gets. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  });
  return { spans, ...(await listen(server)) };
}

test.describe('traces (OTEL_EXPORTER_OTLP_ENDPOINT)', { tag: '@long' }, () => {
  test('go from a press in a release by its call to the statements', async ({ page }) => {
    test.setTimeout(120_000);
    const collector = await startCollector();
    const system = await startSystem(ownPort, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      TRACE_PERCENT: '100',
    });
    try {
      await page.goto(`${system.address}/#/Login`);
      await page.waitForFunction(() => performance.getEntriesByName('members:traces').length > 0);
      await page.getByLabel('Username').fill('nobody1');
      await page.getByLabel('Password', { exact: true }).fill('secret-123');
      await page.getByRole('button', { name: 'Log in' }).click();
      const named = (name: string) => collector.spans.find((span) => span.name === name);
      await expect.poll(() => named('press') && named('select members'), { timeout: 40_000 }).toBeTruthy();
      const press = named('press')!;
      const told = Object.fromEntries(
        (press.attributes ?? []).map(({ key, value }) => [key, value.stringValue]),
      );
      expect(told).toMatchObject({ 'members.route': '/Login', 'members.element': 'button' });
      expect(told['members.release']).toMatch(/^0\.1\.0\+[0-9a-f]{12}$/);
      const sent = named('/member/doLogin')!;
      const taken = named('POST /api/member/doLogin')!;
      expect(sent.parentSpanId).toBe(press.spanId);
      expect(taken.parentSpanId).toBe(sent.spanId);
      expect(named('select members')!.parentSpanId).toBe(taken.spanId);
      expect(new Set(collector.spans.map(({ traceId }) => traceId))).toContain(press.traceId);
      expect(JSON.stringify(collector.spans)).not.toContain('nobody1');
    } finally {
      await system.stop();
      await collector.stop();
    }
  });
});
