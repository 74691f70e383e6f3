import { initFederation } from '@softarc/native-federation-orchestrator';

const base = `${window.location.origin}/peers/native-federation`;

const { loadRemoteModule } = await initFederation(
  {
    'mfe-video': `${base}/video/remoteEntry.json`,
    'mfe-catalogue': `${base}/catalogue/remoteEntry.json`,
  },
  { hostRemoteEntry: { name: 'host', url: `${base}/app/remoteEntry.json` } },
);
const { open } = await loadRemoteModule<typeof import('./app')>('host', './app');
await open((name) => loadRemoteModule(name, './lifecycles'));
