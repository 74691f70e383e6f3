/** Unregisters the app's worker, where there is one, and deletes what the app has kept besides its storage. */
export async function takeBackWorker(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  const own = (await caches.keys()).filter((name) => name.startsWith('members-'));
  await Promise.all(own.map((name) => caches.delete(name)));
}
