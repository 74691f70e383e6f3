import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { createOffice, type OfficeDependencies } from './createOffice';
import { compressAnswers, createHttpServer, logged } from './http';

/** The API of the office without its page, which is to listen on `officePort`: a proxy puts the two together. */
export async function openOffice(
  config: Config,
  { database, providers, beacon }: Pick<OfficeDependencies, 'database' | 'providers' | 'beacon'>,
): Promise<FastifyInstance> {
  const app = createHttpServer(config);
  await compressAnswers(app);
  const onError = (error: unknown, what: string) => app.log.error({ fault: logged(error) }, what);
  await app.register(createOffice({ ...config, database, providers, beacon, onError }).api);
  return app;
}
