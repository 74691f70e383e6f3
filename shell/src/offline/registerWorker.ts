import { updateOffer } from './updateOffer';

const hourMs = 60 * 60 * 1_000;
/** A return to the page asks for a new shell at most so often. */
const pauseMs = 10 * 60 * 1_000;
/** How long the worker may take to answer; without an answer the page starts with the earlier shell again. */
const answerMs = 2_000;

/**
 * Registers the service worker and looks for a new shell from time to time; one that is ready is offered. Returns whether
 * this browser has workers at all. `onControl` is called when a page that came without a worker has one.
 */
export async function registerWorker(onControl: () => void): Promise<boolean> {
  const container = navigator.serviceWorker;
  if (await wasTakenBack(container)) return false;
  const registered = container?.register('/sw.js', { updateViaCache: 'none' });
  const registration = await registered?.catch(() => undefined);
  if (!registration) return false;
  followControl(container, onControl);
  offerWaiting(container, registration);
  lookForUpdates(registration);
  return true;
}

/** Whether the worker that this page came from was taken back since: registering would bring it back. */
const wasTakenBack = async (container: ServiceWorkerContainer | undefined): Promise<boolean> =>
  Boolean(container?.controller) && (await container?.getRegistration()) === undefined;

function followControl(container: ServiceWorkerContainer, onControl: () => void): void {
  let controlled = container.controller !== null;
  const reload = () => window.location.reload();
  container.addEventListener('controllerchange', () => {
    // Another tab has taken the new shell; this one keeps the earlier one until its member wants the new one too.
    if (controlled) return updateOffer.offer(reload);
    controlled = true;
    onControl();
  });
}

function offerWaiting(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // The very first one takes over by itself.
    if (container.controller) updateOffer.offer(() => void startQuietly(container));
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer());
  if (registration.waiting) offer();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Starts again by way of a quiet page, from which the waiting shell takes over (`worker/quietPage.ts`). */
async function startQuietly({ controller }: ServiceWorkerContainer): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const understood = new Promise((resolve) => (port1.onmessage = resolve));
  controller?.postMessage('start-quietly', [port2]);
  await Promise.race([understood, new Promise((resolve) => setTimeout(resolve, answerMs))]);
  window.location.reload();
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  const look = () => {
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  };
  setInterval(look, hourMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - lookedAt > pauseMs) look();
  });
}
