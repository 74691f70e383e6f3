import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { createOffice } from './createOffice';
import type { Database } from './database';
import { compressAnswers, createHttpServer } from './http';

/** The API of the office without its page, which is to listen on `officePort`: a proxy puts the two together. */
export async function openOffice(config: Config, database: Database): Promise<FastifyInstance> {
  const app = createHttpServer(config);
  await compressAnswers(app);
  await app.register(createOffice({ ...config, database }));
  return app;
}
