const { options } = require('./.dependency-cruiser.cjs');

/** Where the rules hold: packages whose folders below `src` import each other in one direction. */
const packages = '^(registry|server|shell|shared/mfe-kit|shared/api-client)/src';

/** Which way imports run between the folders of a package. Checked without tests: a test may use what is above it. */
module.exports = {
  forbidden: [
    {
      name: 'folders-in-one-direction',
      comment:
        'Folders that import each other in a circle are one folder, or lack one below them: move what both need down, or have it passed as an argument where the folders are put together (openRegistry, serveRegistry, createMemberApi, openServer, startRemotes).',
      severity: 'error',
      scope: 'folder',
      from: { path: `${packages}/` },
      to: { path: `${packages}/`, circular: true },
    },
    {
      name: 'wiring-at-the-top',
      comment:
        'Files directly in src put the folders together; only settings are read elsewhere too. A folder takes what it needs as an argument, typed by a folder below it.',
      severity: 'error',
      from: { path: `${packages}/[^/]+/` },
      to: {
        path: '^$1/src/[^/]+$',
        pathNot: '/(config|variables|readVariables|environment|pageSettings)\\.ts$',
      },
    },
  ],
  options: { ...options, exclude: { path: '(^|/)(dist|\\.data|testing)/|\\.test\\.tsx?$' } },
};
