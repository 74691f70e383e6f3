import { join } from 'node:path';
import { startSystem } from '../../../e2e/support/system';
import { makeCertificate } from './certificate';
import { startFront, type Protocol } from './front';
import { servePeers, serveShellBuild } from './servePages';
import { serveRemotes } from './serveRemotes';

/** What is measured: the system itself, its two rivals of the same shell, the peers' pages, and the system with more remotes. */
export const sites = ['own', 'monolith', 'stock', 'peers', 'five', 'fifty'] as const;
export type Site = (typeof sites)[number];

const firstPort = Number(process.env.BENCH_PORT ?? 8360);
const systemPort = firstPort;
const pagePorts = {
  monolith: firstPort + 1,
  stock: firstPort + 2,
  peers: firstPort + 3,
  five: firstPort + 7,
  fifty: firstPort + 8,
};
const frontPort = (site: Site, protocol: Protocol) =>
  firstPort + 10 + sites.indexOf(site) * 2 + (protocol === 'h2' ? 1 : 0);

/** The address of a site, e.g. `https://localhost:8370`. */
export const addressOf = (site: Site, protocol: Protocol = 'h1') =>
  `https://localhost:${frontPort(site, protocol)}`;

const everywhere = sites.flatMap((site) => (['h1', 'h2'] as const).map((protocol) => ({ site, protocol })));
const builds = join(import.meta.dirname, '../dist');

/** Starts one system, the pages of the others beside it, and TLS in front of each, for either version of HTTP. */
export async function startSites() {
  const system = await startSystem(systemPort);
  const pages = {
    monolith: await serveShellBuild(join(builds, 'monolith'), pagePorts.monolith),
    stock: await serveShellBuild(join(builds, 'stock'), pagePorts.stock),
    peers: await servePeers(join(builds, 'peers'), pagePorts.peers),
    five: await serveRemotes(5, pagePorts.five),
    fifty: await serveRemotes(50, pagePorts.fifty),
  };
  const certificate = makeCertificate();
  const stops = await Promise.all(
    everywhere.map(({ site, protocol }) =>
      startFront({
        port: frontPort(site, protocol),
        protocol,
        certificate,
        upstream: (pathname) =>
          site !== 'own' && pages[site].owns(pathname) ? pages[site].port : systemPort,
      }),
    ),
  );
  return {
    systemAddress: system.address,
    publicKeyHash: certificate.publicKeyHash,
    async stop() {
      for (const stop of stops) stop();
      await Promise.all(Object.values(pages).map((page) => page.stop()));
      await system.stop();
    },
  };
}
