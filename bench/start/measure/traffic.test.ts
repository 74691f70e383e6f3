import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { countTraffic } from './traffic';

const loaded = (files: Record<string, number>) => {
  const client = new EventEmitter();
  const traffic = countTraffic(client);
  Object.entries(files).forEach(([path, encodedDataLength], index) => {
    const [requestId, url] = [String(index), new URL(path, 'https://localhost').href];
    client.emit('Network.requestWillBeSent', { requestId, timestamp: index, request: { url } });
    client.emit('Network.loadingFinished', { requestId, timestamp: index + 0.5, encodedDataLength });
  });
  return traffic;
};

describe('the traffic of a page', () => {
  it('is counted until a time after the first request', () => {
    expect(loaded({ '/': 900, '/js/a.js': 100, '/js/b.js': 50 }).within(1_600)).toEqual({
      requests: 2,
      bytes: 1_000,
    });
  });

  it('has as code the scripts and styles that no cache had', () => {
    const files = { '/': 900, '/js/a.js': 100, '/js/b.js': 0, '/css/a.css?v=1': 30, '/api/a': 40 };
    expect(loaded(files).code()).toEqual([
      { path: '/js/a.js', bytes: 100 },
      { path: '/css/a.css', bytes: 30 },
    ]);
  });
});
