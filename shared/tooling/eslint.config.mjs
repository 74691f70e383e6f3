import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const wireNames = /^(xuanfei|head_toal|vod_|openc?ode|paypwd|iskefu|ispop)/.source;

/** One rule set for the whole workspace; what types and Prettier check is not repeated here. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.data/',
      'server/demo/media/',
      'screenshots/',
      'test-results/',
      '**/.pictures/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      'max-params': ['error', 3],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: `:matches(Identifier, Property > Literal.key)[name=/${wireNames}/]`,
          message: 'Names of the wire exist only in shared/contract: use the names of its domain types.',
        },
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Use a named export, so that a thing has one name.',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.{test,stories}.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A region that scrolls takes the focus, so that a keyboard can scroll it.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The types of Node are there for tests only.
    files: ['{shell,mfe-*,office}/src/**', 'shared/{api-client,contract,i18n,mfe-kit,ui}/src/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/testServer.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'global', 'require', '__dirname'],
      'no-restricted-imports': ['error', { patterns: ['node:*'] }],
    },
  },
  {
    files: ['shared/contract/**', '**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Tools ask for default exports.
    files: [
      '**/*.config.{mjs,ts}',
      '**/*.stories.tsx',
      'shared/gallery/storybook/**',
      '**/*.cjs',
      'shared/tooling/**',
      '**/*.d.ts',
      '**/{globalSetup,globalTeardown}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: [
      'scripts/**',
      'shared/tooling/webpack/serveUntilStopped.mjs',
      'server/demo/generate/**',
      'bench/**',
      'system/src/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Drawing takes coordinates by position, as SVG does.
    files: ['server/demo/generate/**'],
    rules: { 'max-params': 'off' },
  },
  {
    files: ['server/demo/content/**', 'shared/api-client/src/hooks.ts'],
    rules: { 'max-lines': 'off' },
  },
);
