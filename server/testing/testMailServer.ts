import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The login that it came by. */
  user: string | undefined;
  /** As it stands on the wire. */
  raw: string;
  subject: string;
  /** Its text, decoded. */
  text: string;
}

/** A real SMTP server on loopback, with the mails that it took. */
export async function createTestMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: session.user as string | undefined,
          ...readMail(Buffer.concat(chunks).toString()),
        });
        done();
      });
    },
    ...options,
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type TestMailServer = Awaited<ReturnType<typeof createTestMailServer>>;

/** Subject and text of a mail of one part, as it stands on the wire or in a file. */
export function readMail(raw: string): { raw: string; subject: string; text: string } {
  const [head = '', ...body] = raw.replace(/\r\n/g, '\n').split('\n\n');
  const headers = head.replace(/\n[ \t]+/g, ' ');
  const subject = /^subject: (.*)$/im.exec(headers)?.[1] ?? '';
  const encoding = /^content-transfer-encoding: (.*)$/im.exec(headers)?.[1];
  return { raw, subject: decodeWords(subject), text: decodeBody(body.join('\n\n'), encoding) };
}

const quotedBytes = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

const decodeWords = (text: string) =>
  text
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString()
        : quotedBytes(coded.replace(/_/g, ' ')),
    );

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return quotedBytes(body.replace(/=\n/g, ''));
  return body;
}
