import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { createOffice } from './createOffice';
import type { Database } from './database';
import { compressAnswers, createHttpServer, logged } from './http';
import type { PaymentProvider } from './payments';

/** The API of the office without its page, which is to listen on `officePort`: a proxy puts the two together. */
export async function openOffice(
  config: Config,
  { database, providers }: { database: Database; providers: readonly PaymentProvider[] },
): Promise<FastifyInstance> {
  const app = createHttpServer(config);
  await compressAnswers(app);
  const onError = (error: unknown, what: string) => app.log.error({ fault: logged(error) }, what);
  await app.register(createOffice({ ...config, database, providers, onError }));
  return app;
}
