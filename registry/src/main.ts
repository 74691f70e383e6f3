/** The registry as a process of its own. */
import { loadRegistryConfig } from './config';
import { startRegistry } from './startRegistry';

try {
  const app = await startRegistry(loadRegistryConfig(process.env));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0), fail));
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
