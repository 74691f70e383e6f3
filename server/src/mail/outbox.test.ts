import { readdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, noon, type TestDatabase } from '../../testing';
import { createTestMailServer, readMail, type TestMailServer } from '../../testing/testMailServer';
import { createCodeOf, newSalt } from '../codes';
import { mailText } from '../messages';
import { countMails, createMailTransport, createOutbox, mailMember, mailTo, type Transport } from '.';

const minuteMs = 60_000;
let database: TestDatabase;
let mailServer: TestMailServer;
let now: Date;
let errors: string[];
const from = 'Harbour Club <no-reply@club.example>';
const codeOf = createCodeOf('a key');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date(noon);
  errors = [];
  mailServer = await createTestMailServer();
});
afterEach(async () => {
  await mailServer.close();
  await database.transaction((transaction) => transaction.deleteFrom('mails').execute());
});

const later = (ms: number) => (now = new Date(now.getTime() + ms));
const outboxBy = (transport: Transport | null) =>
  createOutbox({
    database,
    transport,
    siteName: 'Harbour Club',
    textOf: mailText,
    ...{ codeOf, linkOf: String },
    now: () => now,
    onError: (error) => void errors.push((error as Error).message),
  });
const bySmtp = (url = mailServer.url) => outboxBy(createMailTransport({ url, from }));
async function sendAll(): Promise<void> {
  const outbox = bySmtp();
  await outbox.sendDue();
  await outbox.stop();
}
/** What does not answer: a port that nobody listens on any more. */
async function deadUrl(): Promise<string> {
  const { url, close } = await createTestMailServer();
  await close();
  return url;
}

let members = 0;
async function memberWith(address: string | null, former: string | null = null): Promise<number> {
  members += 1;
  return database.transaction(async (transaction) => {
    const { id } = await transaction
      .insertInto('members')
      .values({ username: `mailed${members}`, password_hash: '', avatar_url: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (address)
      await transaction
        .insertInto('mail_addresses')
        .values({
          ...{ member_id: id, address, confirmed_at: now, former_address: former },
          language: 'es_spa',
          former_until: former === null ? null : new Date(now.getTime() + 7 * 24 * 60 * minuteMs),
        })
        .execute();
    return id;
  });
}
const tell = (memberId: number) =>
  database.transaction((transaction) =>
    mailMember(transaction, {
      memberId,
      kind: 'security',
      places: { event: 'card', device: '', time: '2026-11-21 12:00:00' },
      now,
    }),
  );
const counts = () => countMails(database.reader).then(({ waiting, givenUp }) => ({ waiting, givenUp }));

describe('mail by an SMTP server (RCV-05, decision 99)', () => {
  it('goes to the confirmed address in the member’s language, from the sender of the site', async () => {
    await tell(await memberWith('ana@example.com'));
    await sendAll();
    expect(mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from: 'no-reply@club.example', to: ['ana@example.com'] });
    expect(mail!.subject).toBe('Se vinculó una tarjeta bancaria');
    for (const part of ['2026-11-21 12:00:00 UTC', 'Dispositivo desconocido.', 'Harbour Club'])
      expect(mail!.text).toContain(part);
    expect(mail!.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(await counts()).toEqual({ waiting: 0, givenUp: 0 });
  });

  it('reaches the address before it for a week too, and nobody without one', async () => {
    const memberId = await memberWith('new@example.com', 'old@example.com');
    await tell(memberId);
    await tell(await memberWith(null));
    later(8 * 24 * 60 * minuteMs);
    await tell(memberId);
    await sendAll();
    expect(mailServer.mails.map(({ to }) => to[0]).sort()).toEqual([
      'new@example.com',
      'new@example.com',
      'old@example.com',
    ]);
  });

  it('has the code that belongs to the salt, which stands nowhere in the database', async () => {
    const salt = newSalt();
    const code = codeOf(salt);
    expect(code).toMatch(/^\d{6}$/);
    const memberId = await memberWith(null);
    await database.transaction((transaction) =>
      mailTo(transaction, {
        memberId,
        address: 'new@example.com',
        language: 'en_us',
        kind: 'confirmAddress',
        code: { salt, expiresAt: new Date(now.getTime() + 10 * minuteMs) },
        now,
      }),
    );
    expect(JSON.stringify(await database.reader.selectFrom('mails').selectAll().execute())).not.toContain(
      code,
    );
    await sendAll();
    expect(mailServer.mails[0]!.text).toContain(`Your code is ${code}.`);
  });

  it('signs in with the user of the address', async () => {
    await tell(await memberWith('ana@example.com'));
    const outbox = bySmtp(mailServer.url.replace('//', '//club:a%20secret@'));
    await outbox.sendDue();
    await outbox.stop();
    expect(mailServer.mails[0]!.user).toBe('club');
  });

  it('waits while the server is away, longer each time, and then leaves', async () => {
    await tell(await memberWith('ana@example.com'));
    const away = bySmtp(await deadUrl());
    await away.sendDue();
    const outbox = bySmtp();
    later(59_000);
    await outbox.sendDue();
    expect(await counts()).toEqual({ waiting: 1, givenUp: 0 });
    later(1_000);
    await away.sendDue();
    later(minuteMs);
    await outbox.sendDue();
    expect(mailServer.mails).toEqual([]);
    later(minuteMs);
    await outbox.sendDue();
    await Promise.all([away.stop(), outbox.stop()]);
    expect(mailServer.mails).toHaveLength(1);
    expect(errors).toHaveLength(2);
  });

  it('is given up after three days, and goes after thirty', async () => {
    await tell(await memberWith('ana@example.com'));
    const away = bySmtp(await deadUrl());
    later(73 * 60 * minuteMs);
    await away.sendDue();
    expect(await counts()).toEqual({ waiting: 0, givenUp: 1 });
    later(28 * 24 * 60 * minuteMs);
    await away.sendDue();
    await away.stop();
    expect(await counts()).toEqual({ waiting: 0, givenUp: 0 });
  });

  it('is given up at once where the server refuses the recipient, and not where it refuses the sender', async () => {
    const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    const picky = await createTestMailServer({
      onRcptTo: ({ address }, _session, done) => done(address === 'gone@example.com' ? refusal : null),
      onMailFrom: ({ address }, _session, done) => done(address === 'stranger@club.example' ? refusal : null),
    });
    await tell(await memberWith('gone@example.com'));
    await tell(await memberWith('ana@example.com'));
    const outbox = bySmtp(picky.url);
    await outbox.sendDue();
    expect(picky.mails.map(({ to }) => to)).toEqual([['ana@example.com']]);
    expect(await counts()).toEqual({ waiting: 0, givenUp: 1 });
    await tell(await memberWith('ana@example.com'));
    const stranger = outboxBy(createMailTransport({ url: picky.url, from: 'stranger@club.example' }));
    await stranger.sendDue();
    expect(await counts()).toEqual({ waiting: 1, givenUp: 1 });
    await Promise.all([outbox.stop(), stranger.stop()]);
    await picky.close();
  });

  it('goes nowhere once its code is of no use any more', async () => {
    const memberId = await memberWith('ana@example.com');
    const code = { salt: newSalt(), expiresAt: new Date(now.getTime() + 10 * minuteMs) };
    await database.transaction((transaction) =>
      mailMember(transaction, { memberId, kind: 'newPassword', code, now }),
    );
    later(10 * minuteMs);
    await sendAll();
    expect(mailServer.mails).toEqual([]);
    expect(await counts()).toEqual({ waiting: 0, givenUp: 0 });
  });

  it('is sent once by several servers, and again by another where one ended in between', async () => {
    const memberId = await memberWith('ana@example.com');
    for (let mail = 0; mail < 20; mail += 1) await tell(memberId);
    const outboxes = [bySmtp(), bySmtp(), bySmtp()];
    await Promise.all(outboxes.map((outbox) => outbox.sendDue()));
    expect(mailServer.mails).toHaveLength(20);
    await tell(memberId);
    let sends = () => {};
    const sending = new Promise<void>((resolve) => (sends = resolve));
    const hangs = outboxBy({
      send: () => new Promise(() => sends()),
      verify: async () => {},
      close: () => {},
    });
    void hangs.sendDue();
    await sending;
    await outboxes[0]!.sendDue();
    expect(mailServer.mails).toHaveLength(20);
    later(2 * minuteMs);
    await outboxes[1]!.sendDue();
    expect(mailServer.mails).toHaveLength(21);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
  });

  it('has to become TLS on its way to another machine', async () => {
    const url = mailServer.url.replace('127.0.0.1', '[::ffff:7f00:1]');
    const other = createMailTransport({ url, from });
    await expect(other.verify()).rejects.toThrow('certificate');
    const open = createMailTransport({ url: `${url}/?ignoreTLS=true`, from });
    await expect(open.verify()).resolves.toBeUndefined();
    for (const each of [other, open]) each.close();
  });
});

describe('the mails of a demonstration', () => {
  it('are kept as files in a folder that only its owner reads', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'members-mail-')), 'mail');
    await tell(await memberWith('ana@example.com'));
    const outbox = outboxBy(createMailTransport({ folder, from }));
    await outbox.sendDue();
    await outbox.stop();
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^\d{17}-security-\d+\.eml$/)]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const { subject } = readMail(readFileSync(join(folder, files[0]!), 'utf8'));
    expect(subject).toBe('Se vinculó una tarjeta bancaria');
    rmSync(folder, { recursive: true });
  });

  it('without a transport nothing is sent, and nothing is lost', async () => {
    await tell(await memberWith('ana@example.com'));
    await outboxBy(null).sendDue();
    expect(await counts()).toEqual({ waiting: 1, givenUp: 0 });
    // It is on record for 30 days, as what was given up.
    later(30 * 24 * 60 * minuteMs);
    await outboxBy(null).sendDue();
    expect(await counts()).toEqual({ waiting: 0, givenUp: 0 });
  });
});
