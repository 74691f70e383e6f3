import { createServer } from 'node:net';

/** Throws an Error of one sentence where the port can't be had, before anything slow is started. */
export async function assertPortFree(
  { port, host }: { port: number; host: string },
  setting = 'PORT',
): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what uses it, or choose another with ${setting}.`
            : `Port ${port} can't be used: ${error.message}.`,
        ),
      ),
    );
    probe.listen({ port, host }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
