import { createECDH } from 'node:crypto';
import { readSubscription } from './endpoints';

const given = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
};

describe('the addresses that the server sends push messages to (decision 101)', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'https://push.example/1',
  ])('have %s', (endpoint) => {
    expect(readSubscription({ ...given, endpoint }, ['https://push.example'])).toMatchObject({ endpoint });
  });

  test.each([
    ['another machine of the network', { endpoint: 'https://10.0.0.1/push' }],
    ['the machine itself', { endpoint: 'http://127.0.0.1:1/push' }],
    ['an unknown service', { endpoint: 'https://push.example/1' }],
    ['a name that ends like a service', { endpoint: 'https://fcm.googleapis.com.example/1' }],
    ['a service on another port', { endpoint: 'https://fcm.googleapis.com:8443/1' }],
    ['a service without TLS', { endpoint: 'http://fcm.googleapis.com/1' }],
    ['an address with a name and a password', { endpoint: 'https://a:b@fcm.googleapis.com/1' }],
    ['no address', { endpoint: 'push' }],
    ['a key that is no point', { p256dh: Buffer.alloc(65, 1).toString('base64url') }],
    ['a short secret', { auth: 'AAAA' }],
  ])('don’t have %s', (_, change) => {
    expect(readSubscription({ ...given, ...change }, [])).toBeNull();
  });
});
