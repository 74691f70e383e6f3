import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The systems that this one is compared with, by the folder of their builds, in the order of the tables. */
const peers = {
  plain: 'plain `import()`',
  loader: 'the system’s loader in the peers’ page',
  'single-spa': 'single-spa, SystemJS',
  qiankun: 'qiankun',
  'micro-app': 'micro-app',
  wujie: 'wujie',
  'native-federation': 'native federation’s orchestrator',
  piral: 'piral-base',
} as const;

export const systemNames: Readonly<Record<string, string>> = {
  own: 'the system',
  monolith: '(a) one build',
  stock: '(b) host plugin',
  ...peers,
};

const builds = join(import.meta.dirname, 'dist/peers');

/** The peers that are built here; PEERS names fewer of them. */
export const builtPeers = (): string[] =>
  (process.env.PEERS?.split(',') ?? Object.keys(peers)).filter((peer) => existsSync(join(builds, peer)));
