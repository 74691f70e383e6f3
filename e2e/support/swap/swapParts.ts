import { serveRegistry, type Registry } from '@members/registry';
import type { OfficeAccess } from '../../../server/src';
import fastify from 'fastify';
import { join } from 'node:path';
import { root } from '../root';

/** What `swapSystem.ts` is made of. For `loadBundled`. */
export { openRegistry, releaseId } from '@members/registry';
export { pageKeys } from '@members/system/pageKey';
export { serveShell } from '@members/system/serveShell';
export { pathOf } from '../../../shared/office-contract/src';

/** Operators are of no matter here: everybody sees what the registry shows one. */
const somebody: OfficeAccess = {
  signIn: {
    operatorOf: async () => ({ name: 'ana', rights: ['releases.see'] }),
    start: async () => ({ name: 'ana', rights: ['releases.see'] }),
    end: async () => undefined,
    requireFreshCode: async () => undefined,
  },
  logKey: Buffer.alloc(32),
  recordOnce: async () => undefined,
};

/** Serves a registry on a free port, and its office at an address. */
export async function serve(registry: Registry, officeAddress: string) {
  const [app, office] = [fastify(), fastify()];
  await app.register((scope) =>
    serveRegistry(scope, {
      registry,
      publisher: join(root, 'registry/dist/publish.mjs'),
      packages: join(root, 'registry/dist/packages'),
      office: { app: office, origin: officeAddress, access: somebody, appOrigin: officeAddress },
    }),
  );
  await office.listen({ host: 'localhost', port: Number(new URL(officeAddress).port) });
  await app.listen({ host: 'localhost', port: 0 });
  return { app, office };
}
