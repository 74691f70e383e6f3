import { call, callAddress, session } from '@members/api-client';
import { pushCalls } from '@members/contract';
import { currentLanguage } from '@members/i18n';
import { forgetPush, givenSubscription, keepPush, readKeptPush, subscribe } from './keptPush';

/** `denied`: the browser asks the member no more. `unable`: there are no push messages here, or not yet. */
export type PushState = 'on' | 'off' | 'denied' | 'unable';

/** Whether this device tells the member by push. */
export async function pushState(): Promise<PushState> {
  const registration = await activeWorker();
  if (!registration) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const kept = await readKeptPush();
  const isOwn = kept !== null && kept.memberId === session.current()?.memberId;
  return isOwn && (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Switches push on for this device and session. The browser may ask the member, so call it out of a press. */
export async function switchPushOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const registration = await activeWorker();
  if (!registration) return 'unable';
  await tellServer(await subscribe(registration, publicKey), publicKey);
  return 'on';
}

/** Switches it off, here and, where it can be reached, on the server. */
export async function switchPushOff(): Promise<void> {
  const subscription = await (await activeWorker())?.pushManager.getSubscription();
  await forgetPush();
  if (!subscription) return;
  await subscription.unsubscribe();
  if (session.current())
    await call(pushCalls.unsubscribePush, { endpoint: subscription.endpoint }, { quiet: true });
}

/** Brings back what the browser or the end of a session has lost, for the member who had it on; asks nobody anything. */
export async function restorePush(): Promise<void> {
  const kept = await readKeptPush();
  const registration = kept && (await activeWorker());
  const isOwn = kept !== null && kept.memberId === session.current()?.memberId;
  if (!registration || !isOwn || Notification.permission !== 'granted') return;
  const { publicKey } = kept;
  const subscription = await registration.pushManager.getSubscription();
  await tellServer(subscription ?? (await subscribe(registration, publicKey)), publicKey);
}

async function tellServer(subscription: PushSubscription, publicKey: string): Promise<void> {
  const memberId = session.current()?.memberId;
  if (memberId === undefined) return;
  const given = givenSubscription(subscription);
  await call(pushCalls.subscribePush, { ...given, language: currentLanguage() }, { quiet: true });
  const { origin, pathname } = new URL(
    await callAddress(pushCalls.renewPush, { ...given, before: '' }),
    window.location.href,
  );
  await keepPush({ memberId, publicKey, endpoint: given.endpoint, renewAddress: origin + pathname });
}

async function activeWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('PushManager' in window) || !('Notification' in window)) return null;
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration : null;
}
