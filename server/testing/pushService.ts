import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service of a test on a port of its own: takes what is pushed, or answers as it is told to. */
export async function createPushService() {
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      received.push({ path: url, headers, body: Buffer.concat(chunks) });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answer: (next: number) => (status = next),
    /** A browser that has subscribed here. */
    browser: () => createBrowser(`${origin}/${randomBytes(8).toString('hex')}`),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function createBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  const point = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    /** What was pushed, decrypted as a browser does (RFC 8291). */
    read({ body }: ReceivedPush): unknown {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const secret = derive({ secret: keys.computeSecret(sender), salt: auth }, info, 32);
      const key = derive({ secret, salt }, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive({ secret, salt }, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
    },
  };
}

const derive = (from: { secret: Buffer; salt: Buffer }, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from.secret, from.salt, info, bytes));
