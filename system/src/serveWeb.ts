import { serveRegistry, type Gate, type Registry, type ReleaseAlert } from '@members/registry';
import type { Config, OfficeAccess } from '@members/server';
import { compressAnswers, createHttpServer } from '@members/server/http';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cookiePlace, pageKeys } from './pageKey';
import { relayTraces } from './relayTraces';
import { serveOfficePage } from './serveOfficePage';
import { pageSettingsOf, serveShell, type ShellOptions } from './serveShell';

export interface WebOptions {
  registry: Registry;
  /** The repository, with shell, remotes and office built. */
  root: string;
  gate: Gate;
  sources: ShellOptions['sources'];
  /** Who operators are, and the log of what they do. */
  access: OfficeAccess;
  /** Tells operators of releases. */
  tell?: (alert: ReleaseAlert) => Promise<void>;
  config: Config;
  /** The base of the member API as this server reaches it. */
  api: () => string;
}

/**
 * Serves what members' browsers load: the page, the registry document, the files of releases, the stand-alone verifier.
 * Resolves to the server of the office, with its page and the calls about releases, which is to listen on `officePort`.
 */
export async function serveWeb(
  app: FastifyInstance,
  { registry, root, gate, sources, access, tell, config, api }: WebOptions,
): Promise<FastifyInstance> {
  const office = createHttpServer(config);
  await compressAnswers(office);
  const shellDirectory = join(root, 'shell/dist');
  const publisher = join(root, 'registry/dist/publish.mjs');
  const packages = join(root, 'registry/dist/packages');
  await app.register((scope) =>
    serveRegistry(scope, {
      registry,
      gate,
      publisher,
      ...(existsSync(packages) ? { packages } : {}),
      office: {
        ...{ app: office, origin: config.officeOrigin, access },
        ...{ appOrigin: config.appOrigin, shellDirectory },
      },
      tell,
    }),
  );
  await office.register((scope) =>
    serveOfficePage(scope, {
      directory: join(root, 'office/dist'),
      pictures: [config.apiOrigin, ...config.mediaOrigins],
      appOrigin: config.appOrigin,
    }),
  );
  const { tracesUrl } = config;
  if (tracesUrl !== null) await app.register((scope) => relayTraces(scope, tracesUrl));
  await serveShell(app, {
    directory: shellDirectory,
    registry,
    verifier: join(root, 'shared/verifier/dist/verify.html'),
    sources,
    settings: pageSettingsOf(config),
    api,
    giveKey: pageKeys(cookiePlace(config)),
    assets: config.assetOrigin,
    officeOrigin: config.officeOrigin,
    brand: { name: config.siteName, color: config.siteColor },
  });
  return office;
}
