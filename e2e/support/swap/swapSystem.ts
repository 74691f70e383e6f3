import type { Registry } from '@members/registry';
import type { PageSettings } from '@members/system/serveShell';
import type { ReleaseReport } from '../../../shared/mfe-kit/src/release';
import type { RegistryOverview } from '../../../shared/office-contract/src';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../shared/tooling/jest/freePorts.mjs';
import { loadBundled } from '../bundle';
import { listen } from '../listen';
import { passOn } from '../passOn';
import { mainPort } from '../ports';
import { root } from '../root';
import type { BuildCopy } from './copyBuild';

/** Answers a request itself, or lets it through when it likes. */
export type Answer = (response: ServerResponse, letThrough: () => void) => void;

/** Time limits of remotes in the tests that wait for them. */
const shortLimits = { loadMs: 6_000, bootstrapMs: 5_000, mountMs: 5_000, unmountMs: 3_000 };
const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;

export interface SwapSystem {
  address: string;
  registry(): Registry;
  /** The reports of shells, oldest first. */
  reports: ReleaseReport[];
  /** What the registry shows an operator. */
  overview(): Promise<RegistryOverview>;
  /** Publishes a build and answers with its release id. */
  publish(build: Pick<BuildCopy, 'directory'>): Promise<string>;
  activate(name: string, id: string, options?: { forced?: boolean }): Promise<void>;
  /** Answers requests whose path ends like this by these means, until `heal`. */
  answer(pathEnd: string, answer: Answer): void;
  heal(): void;
  /** Whether the page comes with the registry's document, as it does while the server of the page has it. */
  inline(on: boolean): void;
  /** Serves page and service worker from another build of the shell, with other settings; until then from this checkout's. */
  serveShell(directory: string, settings?: PageSettings): Promise<void>;
  /** Whether anything is answered at all; without it every connection breaks. */
  network(on: boolean): void;
  /** Ends the registry, releases included: connections to it break. */
  killRegistry(): Promise<void>;
  startRegistry(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A page server with a running registry of its own, on its own port and directory; everything else comes from the
 * system under test. The remotes of this checkout are published and active.
 */
export async function startSwapSystem(
  remotes: readonly string[],
  { remoteLimits = shortLimits }: { remoteLimits?: Partial<typeof shortLimits> } = {},
): Promise<SwapSystem> {
  const parts = await loadBundled<typeof import('./swapParts')>('e2e/support/swap/swapParts.ts');
  const { openRegistry, pageKeys, pathOf, releaseId, serve, serveShell } = parts;
  const directory = mkdtempSync(join(tmpdir(), 'members-swap-'));
  const answers = new Map<string, Answer>();
  const reports: ReleaseReport[] = [];
  let registry = await openRegistry(directory);
  const [officePort] = await freePorts(1);
  const officeAddress = `http://localhost:${officePort}`;
  let { app, office } = await serve(registry, officeAddress);
  let inlines = true;
  let connected = true;
  for (const name of remotes) {
    const { manifest } = await registry.publish(join(root, name, 'dist'), by);
    await registry.activate(name, releaseId(manifest), by);
  }

  // The page is that of this registry, its policy included; it is served also while the registry is away.
  const ofPage = {
    publicKey: () => registry.publicKey(),
    document: () => registry.document(),
    signedDocument: () => (inlines ? registry.signedDocument() : ''),
  };
  const openPage = async (shell: string, settings: PageSettings = {}) => {
    const app = fastify();
    await serveShell(app, {
      directory: shell,
      registry: ofPage as Registry,
      settings: { remoteLimits, ...settings } as PageSettings,
      api: () => `${address}/api`,
      giveKey: pageKeys({ domain: null, secure: false }),
    });
    await app.listen({ host: 'localhost', port: 0 });
    return app;
  };
  let page = await openPage(join(root, 'shell/dist'));

  const server = createServer((request, response) => {
    if (!connected) return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const letThrough = () => {
      const released = /^\/(registry|remotes)\b/.test(pathname);
      const ofShell = pathname === '/' || pathname === '/sw.js';
      const port = ofShell ? portOf(page) : released ? portOf(app) : mainPort;
      if (port === undefined) return void response.destroy();
      passOn(request, response, { port });
    };
    if (pathname === '/registry/reports') keepReport(request);
    const other = [...answers].find(([pathEnd]) => pathname.endsWith(pathEnd))?.[1];
    if (other) other(response, letThrough);
    else letThrough();
  });

  function keepReport(request: IncomingMessage): void {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => reports.push(JSON.parse(body) as ReleaseReport));
  }

  const { address, stop: stopListening } = await listen(server);

  const killRegistry = async () => {
    for (const each of [app, office]) each.server.closeAllConnections();
    await Promise.all([app.close(), office.close()]);
    await registry.close();
  };
  return {
    address,
    registry: () => registry,
    reports,
    async overview() {
      const answer = await fetch(officeAddress + pathOf('registryOverview'));
      return (await answer.json()) as RegistryOverview;
    },
    publish: async ({ directory: built }) => releaseId((await registry.publish(built, by)).manifest),
    activate: (name, id, { forced = false } = {}) => registry.activate(name, id, { ...by, forced }),
    answer: (pathEnd, answer) => void answers.set(pathEnd, answer),
    heal: () => answers.clear(),
    inline: (on) => void (inlines = on),
    async serveShell(shell, settings) {
      const before = page;
      page = await openPage(shell, settings);
      await before.close();
    },
    network: (on) => void (connected = on),
    killRegistry,
    async startRegistry() {
      registry = await openRegistry(directory);
      ({ app, office } = await serve(registry, officeAddress));
    },
    async stop() {
      await stopListening();
      await page.close();
      await killRegistry().catch(() => undefined);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Undefined where it is closed. */
const portOf = (app: FastifyInstance): number | undefined =>
  (app.server.address() as AddressInfo | null)?.port;
