/**
 * Served in the place of the worker by an operator who takes it back (docs/operations.md): it takes over at once,
 * deletes everything that was kept and unregisters. Pages that are open go on, from the network.
 */
import { worker } from './scope';

async function takeBack(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(takeBack()));
