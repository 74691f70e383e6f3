/** What the tab of the company's sign-in tells the one that waits for it: why not, or null for done. */
interface Told {
  refused: string | null;
}

const name = 'office-presence';

/** Tells the tab that waits how signing in at the company ended. */
export function tellPresence(told: Told): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(told);
  channel.close();
}

/** Waits for the other tab; answers what ends the waiting. */
export function awaitPresence(onTold: (told: Told) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Told>) => onTold(data);
  return () => channel.close();
}
