import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages that come as ES modules only; everything else in node_modules is left as it is. */
const esModules = [
  '@members',
  '@noble',
  '@seriousme',
  '@tanstack',
  '@tus',
  'content-disposition',
  'cookie',
  'jose',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'p-limit',
  'p-timeout',
  'srvx',
  'yocto-queue',
  'lucide-react',
  'swiper',
  'tldts',
  'tldts-core',
  'pure-rand',
  'fast-check',
];

const transform = {
  '^.+\\.(ts|tsx|js|jsx|mjs)$': [
    require.resolve('@swc/jest'),
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};

const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  moduleNameMapper: {
    '\\.css$': here('./classNames.cjs'),
    '\\.(svg|png|jpe?g|webp|mp4|woff2)$': here('./asset.cjs'),
  },
  restoreMocks: true,
};

const tests = (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`;

/** Tests that run in Node: `folders` are relative to the root of the workspace. */
export const nodeProject = ({ rootDir, folders, ...rest }) => ({
  ...shared,
  displayName: 'node',
  rootDir,
  testEnvironment: 'node',
  testMatch: folders.map(tests),
  ...rest,
});

/** Tests of what runs in a browser, in jsdom. */
export const browserProject = ({ rootDir, folders, ...rest }) => ({
  ...shared,
  displayName: 'browser',
  rootDir,
  testEnvironment: 'jsdom',
  setupFiles: [here('./browserGlobals.cjs')],
  setupFilesAfterEnv: [here('./testingLibrary.cjs')],
  testMatch: folders.map(tests),
  ...rest,
});

/** The whole configuration of jest for a remote outside of the workspace; `configUrl` is the `import.meta.url` of its file. */
export const remoteProject = (configUrl) => ({
  ...browserProject({ rootDir: dirname(fileURLToPath(configUrl)), folders: ['src'] }),
  testTimeout: 60_000,
});
