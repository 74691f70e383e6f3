import { defineConfig } from '@playwright/test';
import config from '../../e2e/playwright.config';

const { projects: _projects, ...shared } = config;

/** The browser and the systems of the browser specs, for measurements. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.bench.ts',
  globalSetup: '../../e2e/support/startSystems.ts',
  workers: 1,
  timeout: 15 * 60_000,
  reporter: 'list',
  use: { ...shared.use, trace: 'off' },
});
