import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** How mail leaves: by the owner's SMTP server, or into a folder as `.eml` files. */
export type MailSettings = { from: string } & ({ url: string } | { folder: string });

export interface Message {
  /** The same at every attempt, by which a mailbox knows what it has already. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Why a message did not leave. */
export class MailError extends Error {
  constructor(
    message: string,
    /** Whether the server will not take it at any other time either. */
    readonly forGood: boolean,
  ) {
    super(message);
    this.name = 'MailError';
  }
}

export interface Transport {
  /** Rejects with a MailError. */
  send(message: Message): Promise<void>;
  /** Rejects with an Error where no mail can leave. */
  verify(): Promise<void>;
  close(): void;
}

export function createMailTransport({ from, ...to }: MailSettings): Transport {
  return 'folder' in to ? intoFolder(from, to.folder) : bySmtp(from, to.url);
}

const timeoutMs = 20_000;

/** nodemailer's fields of a message; no address of it is taken apart, so that none becomes two. */
const fieldsOf = (from: string, { id, to, subject, text }: Message) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

/**
 * `smtps://` is TLS from the first byte; `smtp://` has to become TLS before anything is said, but on this machine and
 * where the address says `?ignoreTLS=true`.
 */
function bySmtp(from: string, url: string): Transport {
  const { protocol, hostname, searchParams } = new URL(url);
  const ignoreTLS = isLoopback(hostname) || searchParams.get('ignoreTLS') === 'true';
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    ignoreTLS,
    requireTLS: protocol === 'smtp:' && !ignoreTLS,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(message) {
      try {
        await mailer.sendMail(fieldsOf(from, message));
      } catch (error) {
        throw mailErrorOf(error as Failure);
      }
    },
    verify: async () => void (await mailer.verify()),
    close: () => mailer.close(),
  };
}

interface Failure extends Error {
  code?: string;
  command?: string;
  permanent?: boolean;
}

/** The server's own refusal of this recipient or text is for good; one of the sender or the login is to be mended. */
function mailErrorOf({ message, code, command, permanent }: Failure): MailError {
  const ofThisMail = command === 'RCPT TO' || code === 'EMESSAGE';
  return new MailError(message, ofThisMail && permanent === true);
}

/** For demonstrations: what would be sent lies in a folder, where mail programs open it. */
function intoFolder(from: string, folder: string): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await mailer.sendMail(fieldsOf(from, message));
      const file = join(folder, `${message.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    verify: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    close: () => mailer.close(),
  };
}
