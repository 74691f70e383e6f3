/** The whole system in one process: what `npm start` runs once everything is built. */
import { loadConfig, stopOnSignal } from '@members/server';
import { loadEnvironment } from '@members/server/environment';
import { resolve } from 'node:path';
import { announce } from './announce';
import { startSystem } from './startSystem';

const root = resolve(import.meta.dirname, '../..');

try {
  loadEnvironment();
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const starting = startSystem({ config, root });
  stopOnSignal(starting, { drainMs: config.stopDrainMs, withinMs: config.stopWithinMs, say: announce });
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
