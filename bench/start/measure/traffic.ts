import type { PhonePage } from './bareBrowser';

/** A file that came over the line. */
export interface LoadedFile {
  path: string;
  bytes: number;
}

/** Counts what a page asks for and what of it comes over the line. */
export function countTraffic(client: Pick<PhonePage, 'on' | 'off'>) {
  const asked: { at: number; id: string; url: string }[] = [];
  const received: { at: number; id: string; bytes: number }[] = [];
  const onAsked = (sent: { timestamp: number; requestId: string; request: { url: string } }) => {
    const { timestamp: at, requestId: id, request } = sent;
    if (!request.url.startsWith('data:')) asked.push({ at, id, url: request.url });
  };
  const onReceived = (loaded: { timestamp: number; requestId: string; encodedDataLength: number }) =>
    received.push({ at: loaded.timestamp, id: loaded.requestId, bytes: loaded.encodedDataLength });
  client.on('Network.requestWillBeSent', onAsked);
  client.on('Network.loadingFinished', onReceived);
  return {
    /** Requests, and bytes of those answered, within so many milliseconds of the first one. */
    within(ms: number) {
      const until = (asked[0]?.at ?? 0) + ms / 1000;
      return {
        requests: asked.filter(({ at }) => at <= until).length,
        bytes: received.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
    /** The scripts and styles that have come over the line so far. */
    code(): LoadedFile[] {
      const urls = new Map(asked.map(({ id, url }) => [id, url]));
      return received
        .filter(({ bytes }) => bytes > 0)
        .map(({ id, bytes }) => ({ path: new URL(urls.get(id) ?? 'data:').pathname, bytes }))
        .filter(({ path }) => /\.(js|css)$/.test(path));
    },
    stop() {
      client.off('Network.requestWillBeSent', onAsked);
      client.off('Network.loadingFinished', onReceived);
    },
  };
}
