import { join } from 'node:path';
import { startSystem } from '../../../e2e/support/system';
import { makeCertificate } from './certificate';
import { protocols, startFront, type Protocol } from './front';
import { servePeers, serveShellBuild } from './servePages';
import { serveReleased } from './serveReleased';
import { serveRemotes } from './serveRemotes';

/**
 * What is measured: the system itself, its two rivals of the same shell, the peers' pages, the system with more remotes,
 * and the system with a remote that is released meanwhile.
 */
export const sites = ['own', 'monolith', 'stock', 'peers', 'five', 'fifty', 'released'] as const;
export type Site = (typeof sites)[number];

const firstPort = Number(process.env.BENCH_PORT ?? 8360);
const systemPort = firstPort;
const pagePorts = {
  monolith: firstPort + 1,
  stock: firstPort + 2,
  peers: firstPort + 3,
  monolithReleased: firstPort + 4,
  five: firstPort + 7,
  fifty: firstPort + 8,
  released: firstPort + 9,
};
const frontPort = (site: Site, protocol: Protocol) =>
  firstPort + 10 + sites.indexOf(site) * 2 + (protocol === 'h2' ? 1 : 0);

/** The address of a site, e.g. `https://localhost:8370`. */
export const addressOf = (site: Site, protocol: Protocol = 'h1') =>
  `https://localhost:${frontPort(site, protocol)}`;

const everywhere = sites.flatMap((site) => protocols.map((protocol) => ({ site, protocol })));
const builds = join(import.meta.dirname, '../dist');

/** Answers for the paths that it owns in the place of the system. */
interface PageServer {
  port: number;
  owns(pathname: string): boolean;
  stop(): Promise<unknown>;
}

/** Releases the changed `mfe-video` at a site, and takes it back. */
export interface Releasing {
  release(): Promise<void>;
  takeBack(): Promise<void>;
}

/** Starts one system, the pages of the others beside it, and TLS in front of each, for either version of HTTP. */
export async function startSites() {
  const system = await startSystem(systemPort);
  const released = await serveReleased({
    port: pagePorts.released,
    apiPort: systemPort,
    changed: join(builds, 'mfe-video-released'),
  });
  // The first server of a site that owns a path answers, and the system where none does.
  const servers: Record<Site, PageServer[]> = {
    own: [],
    monolith: [
      await serveShellBuild(join(builds, 'monolith'), pagePorts.monolith),
      await serveShellBuild(join(builds, 'monolith-released'), pagePorts.monolithReleased),
    ],
    stock: [await serveShellBuild(join(builds, 'stock'), pagePorts.stock)],
    peers: [await servePeers(join(builds, 'peers'), pagePorts.peers)],
    five: [await serveRemotes(5, pagePorts.five, systemPort)],
    fifty: [await serveRemotes(50, pagePorts.fifty, systemPort)],
    released: [released],
  };
  const certificate = makeCertificate();
  const stops = await Promise.all(
    everywhere.map(({ site, protocol }) =>
      startFront({
        port: frontPort(site, protocol),
        protocol,
        certificate,
        upstream: (pathname) => servers[site].find((server) => server.owns(pathname))?.port ?? systemPort,
      }),
    ),
  );
  // The page is of the build that comes first; the files of the other one stay available.
  const swap = async () => void servers.monolith.reverse();
  return {
    releasing: { monolith: { release: swap, takeBack: swap }, released },
    systemAddress: system.address,
    publicKeyHash: certificate.publicKeyHash,
    async stop() {
      for (const stop of stops) stop();
      await Promise.all(
        Object.values(servers)
          .flat()
          .map((server) => server.stop()),
      );
      await system.stop();
    },
  };
}
