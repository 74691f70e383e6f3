import type { CDPSession } from '@playwright/test';

/** Counts what a page asks for and what of it comes over the line. */
export function countTraffic(client: CDPSession) {
  const asked: number[] = [];
  const received: { at: number; bytes: number }[] = [];
  const onAsked = ({ timestamp, request }: { timestamp: number; request: { url: string } }) => {
    if (!request.url.startsWith('data:')) asked.push(timestamp);
  };
  const onReceived = ({ timestamp, encodedDataLength }: { timestamp: number; encodedDataLength: number }) =>
    received.push({ at: timestamp, bytes: encodedDataLength });
  client.on('Network.requestWillBeSent', onAsked);
  client.on('Network.loadingFinished', onReceived);
  return {
    /** Requests, and bytes of those answered, within so many milliseconds of the first one. */
    within(ms: number) {
      const until = (asked[0] ?? 0) + ms / 1000;
      return {
        requests: asked.filter((at) => at <= until).length,
        bytes: received.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
    stop() {
      client.off('Network.requestWillBeSent', onAsked);
      client.off('Network.loadingFinished', onReceived);
    },
  };
}
