import { defineConfig } from '@playwright/test';

/** Specs that change what all members see: settings of the site, or whether a game is open. */
const forEverybody = [
  'home-switches',
  'service',
  'game-settings',
  'wallet-fund-password',
  'wallet-accessible',
];

/** Specs that bring servers and builds of their own. */
const onTheirOwn = ['registry-console', 'swap-\\w+', 'offline', 'gate', 'new-remote', 'remotes-from-outside'];

const oneByOne = new RegExp(`/(${[...forEverybody, ...onTheirOwn].join('|')})\\.spec\\.ts$`);

/** Each group runs in a process and on systems of its own (`npm test` runs them side by side). */
const group = process.env.E2E_GROUP ?? 'e2e';

/** The system under test is started once by the test command and given by address. */
export default defineConfig({
  testDir: './specs',
  outputDir: `../test-results/${group}`,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: `../test-results/${group}.json` }]],
  globalSetup: './support/startSystems.ts',
  projects: [
    { name: 'app', testIgnore: oneByOne },
    { name: 'site', testMatch: oneByOne, workers: 1 },
  ],
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
        // Drawn by the processor in any case; this way without a GPU's emulation.
        '--disable-gpu',
      ],
    },
  },
});
