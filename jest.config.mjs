import { fileURLToPath } from 'node:url';
import { browserProject, nodeProject } from '@members/tooling/jest/presets.mjs';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

const here = (file) => fileURLToPath(new URL(`scripts/jest/${file}`, import.meta.url));
const testRunner = here('runner.cjs');

// Tests give what they need; a file of the machine's own installation is none of it.
process.env.ENV_FILE = '';

export default {
  testTimeout: 60_000,
  // One more than the two cores that they are meant for: most tests wait for the database at times.
  maxWorkers: 3,
  coverageProvider: 'v8',
  coverageReporters: ['text-summary', 'lcov'],
  collectCoverageFrom: [
    '{shell,mfe-*,shared/*,server,registry,office,system}/{src,worker,command,webpack}/**/*.{ts,tsx,mjs}',
    'scripts/**/*.{ts,mjs}',
    '!**/*.test.*',
    '!**/testing/**',
    '!**/*.d.ts',
  ],
  projects: [
    nodeProject({
      rootDir,
      // The long form runs these as well: what kills processes, overloads them, or asks the package manager.
      testPathIgnorePatterns: process.env.LONG ? [] : ['\\.long\\.test\\.ts$'],
      folders: [
        'server',
        'registry',
        'system',
        'scripts',
        'bench',
        'deploy',
        'shared/contract',
        'shared/office-contract',
        'shared/verifier',
        'shared/command-line',
        'shared/tooling',
        'shared/uses',
      ],
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
      testRunner,
      testEnvironment: here('nodeEnvironment.cjs'),
    }),
    browserProject({
      rootDir,
      folders: [
        'shell',
        'mfe-*',
        'office',
        'shared/ui',
        'shared/i18n',
        'shared/api-client',
        'shared/mfe-kit',
      ],
      testRunner,
    }),
  ],
};
