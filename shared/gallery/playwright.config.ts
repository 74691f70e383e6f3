import { defineConfig } from '@playwright/test';

/** Pictures of the built gallery. Those that were kept are beside the results, outside of git: see the README. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '.pictures/results',
  snapshotPathTemplate: '.pictures/kept/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '.pictures/report', open: 'never' }]],
  fullyParallel: true,
  workers: 2,
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 20 } },
  use: {
    baseURL: 'http://gallery.test/',
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
});
