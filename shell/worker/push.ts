import { givenSubscription, keepPush, readKeptPush, subscribe } from '@members/mfe-kit/keptPush';
import { worker } from './scope';

/** A declarative push message, as the server makes it; browsers that know the format show it without the worker. */
interface Told {
  notification: NotificationOptions & { title: string; navigate: string };
  app_badge?: number;
}

const icon = '/icon-192.png';

/** Shows what is pushed, opens what it is about, and keeps the subscription (decision 101). */
export function tellByPush(): void {
  worker.addEventListener('push', (event) => event.data && event.waitUntil(show(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { navigate } = event.notification.data as { navigate: string };
    event.waitUntil(open(navigate));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()));
}

async function show(data: PushMessageData): Promise<void> {
  const { notification, app_badge: unread } = data.json() as Told;
  const { title, navigate, ...options } = notification;
  await worker.registration.showNotification(title, { ...options, icon, badge: icon, data: { navigate } });
  if (unread !== undefined) await worker.navigator.setAppBadge?.(unread).catch(() => undefined);
  for (const page of await pages()) page.postMessage({ told: true });
}

const pages = () => worker.clients.matchAll({ type: 'window' });

/** Leads to a screen of the app, in the page that is open where there is one. */
async function open(address: string): Promise<void> {
  const { origin, hash } = new URL(address, worker.location.href);
  const route = origin === worker.location.origin ? hash : '';
  const [page] = [...(await pages())].sort((one, other) => Number(other.focused) - Number(one.focused));
  if (!page) return void (await worker.clients.openWindow(`/${route}`));
  page.postMessage({ open: route });
  await page.focus();
}

/** The browser has ended a subscription: a new one takes its place, here and on the server. */
async function renew(): Promise<void> {
  const kept = await readKeptPush();
  if (!kept) return;
  const given = givenSubscription(await subscribe(worker.registration, kept.publicKey));
  const body = new URLSearchParams({ ...given, before: kept.endpoint });
  // Without an answer the next start of the app tells it.
  await fetch(kept.renewAddress, { method: 'POST', body });
  await keepPush({ ...kept, endpoint: given.endpoint });
}
