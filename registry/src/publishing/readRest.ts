import type { IncomingMessage } from 'node:http';

/** What a refused upload may still bring before its connection ends. */
const maxBytes = 60_000_000;
const maxMs = 15_000;

/**
 * Reads what is still on its way and throws it away, so that a client that sends first and listens then gets the
 * answer and not a broken connection. Within bounds: whoever sends on without end is cut off.
 */
export async function readRest(incoming: IncomingMessage): Promise<void> {
  incoming.unpipe();
  if (incoming.readableEnded || incoming.destroyed) return;
  await new Promise<void>((done) => {
    let bytes = 0;
    const timer = setTimeout(done, maxMs);
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) done();
    });
    for (const event of ['end', 'close', 'error']) incoming.once(event, () => done());
    incoming.once('close', () => clearTimeout(timer));
    incoming.resume();
  });
}
