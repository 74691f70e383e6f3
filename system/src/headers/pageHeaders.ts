/** The app plays films over the whole screen and copies texts; what else a browser can do it never asks for. */
const permissions = [
  ...['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'].map((name) => `${name}=(self)`),
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ');

/** Headers of an HTML page of this origin under a content security policy. */
export const pageHeaders = (policy: string) => ({
  'cache-control': 'no-cache',
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
  // Pages of others learn that somebody comes from here, and nothing of the address.
  'referrer-policy': 'strict-origin',
});
