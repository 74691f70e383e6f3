import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Styles of remotes stand in the layer above the look's, as in their builds (`shared/tooling/webpack`). */
const layers: Plugin = {
  name: 'members-layers',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.module.css') && !code.includes('@layer') ? `@layer remote {\n${code}\n}` : undefined,
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [`${root}shared/ui/src/**/*.stories.tsx`, `${root}mfe-*/src/**/*.stories.tsx`],
  staticDirs: [
    { from: `${root}server/demo/media`, to: '/media' },
    { from: `${root}server/demo/media/head`, to: '/head' },
  ],
  // Nothing leaves this machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'error',
    plugins: [...(vite.plugins ?? []), layers],
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom', 'axios'] },
    build: { ...vite.build, chunkSizeWarningLimit: 5_000, reportCompressedSize: false },
  }),
};

export default config;
