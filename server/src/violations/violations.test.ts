import { latest } from './store';
import { createTestOffice, createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const script = 'https://m.example/remotes/mfe-lottery/0.1.0+ab12cd34ef56/js/game.js';
const older = (report: object) => JSON.stringify({ 'csp-report': report });

const send = (payload: string, type = 'application/csp-report') =>
  server.app.inject({ method: 'POST', url: '/csp-reports', payload, headers: { 'content-type': type } });
const kept = () => latest(server.database.reader);

describe('reports of browsers (SEC-03)', () => {
  test('both forms count, by the remote and release whose script did it', async () => {
    const { statusCode } = await send(
      older({
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example/a.png?member=7',
        'source-file': `${script}?attempt=2`,
      }),
    );
    expect(statusCode).toBe(204);
    const body = {
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/a.png',
      sourceFile: script,
    };
    const reports = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ];
    await send(JSON.stringify(reports), 'application/reports+json');
    expect(await kept()).toMatchObject([
      {
        remote: 'mfe-lottery',
        release: '0.1.0+ab12cd34ef56',
        directive: 'img-src',
        blocked: 'https://evil.example/a.png',
        source: script,
        reports: 2,
      },
    ]);
  });

  test('a script of the shell is the shell’s, and one that no browser names is nobody’s', async () => {
    const shell = {
      'effective-directive': 'connect-src',
      'source-file': 'https://m.example/js/main.01234567.js',
    };
    await send(older(shell));
    await send(older({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' }));
    expect((await kept()).map(({ remote, directive }) => `${remote} ${directive}`).sort()).toEqual([
      ' script-src-elem',
      'shell connect-src',
    ]);
  });

  test.each([
    ['no JSON', '{"csp-report":', 'application/csp-report'],
    ['another JSON', '{"a":[1]}', 'application/reports+json'],
    ['a field of another kind', older({ 'blocked-uri': { a: 1 } }), 'application/csp-report'],
  ])('%s is answered alike and keeps nothing', async (_what, payload, type) => {
    expect((await send(payload, type)).statusCode).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test('a body that is too large, or of another kind, is not read', async () => {
    expect((await send(older({ 'blocked-uri': 'x'.repeat(20_000) }))).statusCode).toBe(413);
    expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect(await kept()).toEqual([]);
  });

  test('what is kept is bounded: the latest 500', async () => {
    for (let sent = 0; sent < 30; sent++) {
      const reports = Array.from({ length: 20 }, (_, n) => ({
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: `https://x.example/${sent}-${n}` },
      }));
      await send(JSON.stringify(reports), 'application/reports+json');
    }
    const rows = await kept();
    expect(rows).toHaveLength(500);
    expect(rows[0]!.blocked).toBe('https://x.example/29-19');
  });
});

test('operators see what was reported, with how often and whose release did it', async () => {
  await send(older({ 'effective-directive': 'img-src', 'blocked-uri': 'inline', 'source-file': script }));
  const office = await createTestOffice(server);
  const { answer } = await office.call('violations', {}, { rights: ['releases.see'] });
  expect(answer.violations).toMatchObject([
    { reports: 1, remote: 'mfe-lottery', release: '0.1.0+ab12cd34ef56', directive: 'img-src' },
  ]);
  await office.close();
});
