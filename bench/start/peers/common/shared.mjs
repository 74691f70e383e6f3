import { join } from 'node:path';

/** What peers that share modules share, by file: every import that ends in it. */
const files = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'api-client': ['@members/api-client', '@members/api-client/shell'],
  i18n: ['@members/i18n', '@members/i18n/shell'],
  'mfe-kit': ['@members/mfe-kit', '@members/mfe-kit/router', '@members/mfe-kit/shell'],
  'ui-core': ['@members/ui/core'],
};

/** Every shared import and the name of its file. */
export const sharedImports = Object.entries(files).flatMap(([file, imports]) =>
  imports.map((each) => [each, file]),
);

export const sharedFiles = Object.keys(files);
export const sharedEntry = (file) => join(import.meta.dirname, 'shared', `${file}.mjs`);

/** Leaves shared imports to whoever provides them, but for those of the file itself. */
export const leaveShared = (own) =>
  Object.fromEntries(sharedImports.filter(([, file]) => file !== own).map(([each]) => [each, each]));
