/**
 * `npm run server`: one server of any number with the API of the office on a port of its own, by the environment alone (`config.ts`). It needs DATABASE_URL of a
 * database that `npm run migrate` has brought up to date. A parent that listens is sent `{ port }` once it is open.
 */
import type { AddressInfo } from 'node:net';
import { loadConfig } from './config';
import { openOffice } from './openOffice';
import { openServer } from './openServer';
import { stopOnSignal } from './operations';
import { loadEnvironment } from './environment';

try {
  loadEnvironment();
  const config = loadConfig(process.env);
  const { databaseUrl, stopDrainMs, stopWithinMs } = config;
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: it names the PostgreSQL of all servers.');
  const server = await openServer({ config, databaseUrl });
  const office = await openOffice(config, server);
  const stop = async () => {
    await office.close();
    await server.stop();
  };
  stopOnSignal(
    { drain: server.drain, stop },
    {
      drainMs: stopDrainMs,
      withinMs: stopWithinMs,
      say: (sentence) => server.app.log.info(sentence),
    },
  );
  await office.listen({ port: config.officePort, host: config.host });
  await server.listen();
  process.send?.({ port: (server.app.server.address() as AddressInfo).port });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
