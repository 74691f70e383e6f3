import { defineConfig } from '@playwright/test';

// As in jest.config.mjs: tests read no environment file of this machine.
process.env.ENV_FILE = '';

/** Each worker has a system of its own (`support/startSystems.ts`). */
export default defineConfig({
  testDir: './specs',
  // Builds, and what `support/bundle.ts` has made: JavaScript already.
  build: { external: ['**/dist/**', '**/program-*/**'] },
  outputDir: '../test-results/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 3,
  // The long form runs these as well: what rebuilds the app, slows the line down, or does the same many times.
  grepInvert: process.env.LONG ? undefined : /@long/,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  // SMOKE_SITE names a site that runs already.
  globalSetup: process.env.SMOKE_SITE ? undefined : './support/startSystems.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // Each page as a first visitor has it; `offline` and `security-secrets` are about what is kept.
    serviceWorkers: 'block',
    // Recording costs about as much as the pages themselves; E2E_TRACE=1 keeps what failed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        // Pages are drawn by the processor in any case; without this flag it would emulate a GPU.
        '--disable-gpu',
        // Pages live for seconds: fewer processes and threads for each, and no time for optimising what runs once.
        // Together they take an eighth of the processor time off.
        '--in-process-gpu',
        '--disable-site-isolation-trials',
        '--num-raster-threads=1',
        '--disable-partial-raster',
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
