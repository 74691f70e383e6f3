import { registerMicroApps, start } from 'qiankun';
import { routes } from '../common/routes';

registerMicroApps(
  Object.entries(routes).map(([path, { remote }]) => ({
    name: remote,
    entry: `/peers/qiankun/${remote.replace('mfe-', '')}/index.html`,
    container: '#app',
    activeRule: ({ hash }: Location) => hash.startsWith(`#${path}`),
  })),
);
start();
