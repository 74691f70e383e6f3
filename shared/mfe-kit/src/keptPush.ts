/** What this browser knows of being told by push, for pages and for the service worker, which can read no local storage. */
export interface KeptPush {
  /** Who has switched it on here. */
  memberId: number;
  /** The server's key, to subscribe again without asking for it. */
  publicKey: string;
  endpoint: string;
  /** Where a service worker tells of a new subscription. */
  renewAddress: string;
}

const cacheName = 'members-push';
const place = '/push';

export async function readKeptPush(): Promise<KeptPush | null> {
  if (typeof caches === 'undefined') return null;
  const kept = await caches.match(place, { cacheName });
  return kept ? ((await kept.json()) as KeptPush) : null;
}

export async function keepPush(kept: KeptPush): Promise<void> {
  await (await caches.open(cacheName)).put(place, new Response(JSON.stringify(kept)));
}

export const forgetPush = (): Promise<boolean> => caches.delete(cacheName);

/** Subscribes with the browser's push service; everything that comes is shown. */
export const subscribe = (registration: ServiceWorkerRegistration, publicKey: string) =>
  registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });

/** A subscription as the calls take it. */
export function givenSubscription(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}
