/** The whole system in one process: what `npm start` runs once everything is built. */
import { loadConfig } from '@members/server';
import { resolve } from 'node:path';
import { announce } from './announce';
import { startSystem } from './startSystem';

const root = resolve(import.meta.dirname, '../..');

try {
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const system = await startSystem({ config, root });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      announce('Stopping …');
      void system.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
