import type { Language } from '@members/contract';
import type { CodeOf } from '../codes';
import type { Database } from '../database';
import { fill } from '../i18n';
import * as store from './store';
import type { MailError, Transport } from './transport';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A mail that a process has taken is another one's after this, in case the process has ended. */
const leaseMs = 2 * minuteMs;
/** For so long a mail that does not leave is tried again, as mail servers do. */
const triedForMs = 72 * hourMs;
const lookEveryMs = 5_000;

/** 1, 2, 4, … minutes after the first, second, third attempt, and an hour at most. */
const backOffMs = (attempts: number) => Math.min(2 ** (attempts - 1) * minuteMs, hourMs);

export interface OutboxDependencies {
  database: Database;
  /** `null` where no mail is sent. */
  transport: Transport | null;
  /** The brand, as mails name it. */
  siteName: string;
  /** The words of a mail, with `{site}`, `{code}` and `{link}` as places. */
  textOf: (kind: string, language: Language, places: unknown) => { subject: string; text: string };
  codeOf: CodeOf;
  /** The address that a mail of the kind `passwordLink` leads to, by its salt. */
  linkOf: (salt: Buffer) => string;
  now: () => Date;
  onError?: ((error: unknown, what: string) => void) | undefined;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Sends the mails that wait in the database, one after another and outside of a transaction; of any number of processes
 * one sends a mail. A mail goes from the database once the server has taken it, so a crash in between sends it twice, under
 * one id, and never not at all.
 */
export function createOutbox(dependencies: OutboxDependencies) {
  const { database, transport, siteName, textOf, codeOf, linkOf, now, onError = () => {} } = dependencies;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;

  /** Sends what is due. Resolves once nothing is, or the server can't be reached. */
  async function sendDue(): Promise<void> {
    await database.transaction((transaction) => store.removeExpired(transaction, now()));
    if (!transport) return;
    while (!stopped) {
      const at = now();
      const leaseUntil = new Date(at.getTime() + leaseMs);
      const mail = await database.transaction((transaction) =>
        store.claimDue(transaction, { now: at, leaseUntil }),
      );
      if (!mail) return;
      await send(transport, mail);
    }
  }

  async function send(through: Transport, mail: store.DueMail): Promise<void> {
    const { id, address, language, kind, places, codeSalt, createdAt, attempts } = mail;
    const values = { site: siteName, ...(codeSalt && { code: codeOf(codeSalt), link: linkOf(codeSalt) }) };
    const { subject, text } = textOf(kind, language, places);
    const message = {
      id: `${createdAt.toISOString().replace(/\D/g, '')}-${kind}-${id}`,
      to: address,
      subject,
      text: `${fill(text, values)}\n\n${siteName}\n`,
    };
    try {
      await through.send(message);
      await database.transaction((transaction) => store.removeMail(transaction, id));
    } catch (error) {
      const { message: why, forGood = false } = error as Partial<MailError> & Error;
      const at = now().getTime();
      const givenUp = forGood || at - createdAt.getTime() > triedForMs;
      const dueAt = givenUp ? null : new Date(at + backOffMs(attempts));
      const kept = { id, dueAt, error: why.slice(0, 500) };
      await database.transaction((transaction) => store.postpone(transaction, kept));
      onError(error, givenUp ? `mail ${id} is given up` : `mail ${id} waits`);
    }
  }

  /** Looks now, and once more where it is looking already. */
  function look(): void {
    if (running) {
      again = true;
      return;
    }
    again = false;
    running = sendDue()
      .catch((error: unknown) => onError(error, 'sending mail'))
      .finally(() => {
        running = null;
        if (again && !stopped) look();
      });
  }

  function run(): void {
    look();
    timer = setTimeout(run, lookEveryMs).unref();
  }

  return {
    /** Whether mail is sent at all. */
    offered: transport !== null,
    sendDue,
    look,
    /** Resolves once it is not looking, after one more look. */
    async settled(): Promise<void> {
      look();
      while (running) await running;
    },
    /** Looks every five seconds from now on, until it is stopped. */
    start: run,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
      transport?.close();
    },
  };
}
