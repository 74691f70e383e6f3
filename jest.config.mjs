import { fileURLToPath } from 'node:url';
import { browserProject, nodeProject } from '@members/tooling/jest/presets.mjs';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

export default {
  testTimeout: 60_000,
  // Most tests wait for the database; one worker would leave the second core idle.
  maxWorkers: 2,
  coverageProvider: 'v8',
  coverageReporters: ['text-summary', 'lcov'],
  collectCoverageFrom: [
    '{shell,mfe-*,shared/*,server,registry,registry/console,system}/{src,worker,command,webpack}/**/*.{ts,tsx,mjs}',
    'scripts/**/*.{ts,mjs}',
    '!**/*.test.*',
    '!**/testing/**',
    '!**/*.d.ts',
  ],
  projects: [
    nodeProject({
      rootDir,
      folders: [
        'server',
        'registry/!(console|template)',
        'system',
        'scripts',
        'bench',
        'deploy',
        'shared/contract',
        'shared/verifier',
        'shared/command-line',
        'shared/tooling',
      ],
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
    }),
    browserProject({
      rootDir,
      folders: [
        'shell',
        'mfe-*',
        'registry/console',
        'shared/ui',
        'shared/i18n',
        'shared/api-client',
        'shared/mfe-kit',
      ],
    }),
  ],
};
