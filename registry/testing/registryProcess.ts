/** The registry alone in a process of its own, where everybody who asks is the operator `ana`. */
import { createOfficeAccess, openDatabase, type OfficeAccess } from '@members/server';
import fastify from 'fastify';
import { join } from 'node:path';
import { openRegistry } from '../src/openRegistry';
import { serveRegistry } from '../src/serveRegistry';

const { DATA_DIR = '', PORT, OFFICE_PORT, OFFICE_ORIGIN = '', DATABASE_URL } = process.env;
const signIn: OfficeAccess['signIn'] = {
  operatorOf: async () => ({ name: 'ana', rights: ['releases.change'] }),
  start: async () => ({ name: 'ana', rights: [] }),
  end: async () => {},
  requireFreshCode: async () => {},
};
const database = DATABASE_URL ? openDatabase(DATABASE_URL, { max: 2 }) : null;
const access = database
  ? createOfficeAccess({ database, passwordPepper: 'test pepper', officeOrigin: OFFICE_ORIGIN })
  : { logKey: Buffer.alloc(32), recordOnce: async () => {} };

const registry = await openRegistry(join(DATA_DIR, 'registry'));
const [app, office] = [fastify(), fastify()];
app.get('/healthz', () => 'ok');
await app.register((scope) =>
  serveRegistry(scope, {
    registry,
    office: { app: office, origin: OFFICE_ORIGIN, access: { ...access, signIn }, appOrigin: OFFICE_ORIGIN },
  }),
);
await office.listen({ port: Number(OFFICE_PORT), host: '127.0.0.1' });
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
