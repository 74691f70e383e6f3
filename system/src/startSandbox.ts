import { createSandbox, type Config } from '@members/server';
import { join } from 'node:path';

/**
 * Starts the sandbox payment provider on its own port and so its own origin. It keeps its payments in the data
 * directory and knows the server by its address only.
 */
export async function startSandbox(config: Config, now: () => Date): Promise<{ stop(): Promise<void> }> {
  const { port, host, sandboxPort, sandboxUrl, sandboxSecret, dataDir, origins, logLevel } = config;
  const server = host === '0.0.0.0' ? 'localhost' : host;
  const sandbox = await createSandbox({
    secret: sandboxSecret,
    url: sandboxUrl,
    noticeUrl: `http://${server}:${port}/payments/sandbox/notice`,
    frameAncestors: [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...origins],
    file: join(dataDir, 'sandbox', 'payments.jsonl'),
    logLevel,
    now,
  });
  await sandbox.listen({ port: sandboxPort, host });
  return { stop: () => sandbox.close() };
}
