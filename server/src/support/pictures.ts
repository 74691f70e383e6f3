import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { encodePicture } from '../uploads';
import type { PictureAddresses } from './pictureAddresses';
import * as store from './pictureStore';

const dayMs = 24 * 60 * 60_000;
/** Pictures that one conversation takes in a day. */
const perDay = 40;

/** Made anew from what was sent; a refusal for what is no picture. */
export async function newPicture(bytes: Buffer) {
  const encoded = await encodePicture(bytes, 'message');
  if (!encoded) throw new Refusal('invalidImage');
  return { ...encoded, name: randomBytes(16).toString('base64url') };
}

/** Keeps a picture for the next message of a conversation that the transaction holds. */
export async function keepPicture(
  transaction: Transaction,
  {
    conversationId,
    picture,
    now,
  }: {
    conversationId: number;
    picture: Awaited<ReturnType<typeof newPicture>>;
    now: Date;
  },
): Promise<{ name: string }> {
  const since = new Date(now.getTime() - dayMs);
  await store.removeUnsent(transaction, since);
  if ((await store.countPictures(transaction, { conversationId, since })) >= perDay)
    throw new Refusal('dailyLimit', { num: perDay });
  await store.insertPicture(transaction, { ...picture, conversationId, now });
  return { name: picture.name };
}

interface ServeOptions {
  database: Database;
  addresses: PictureAddresses;
  now: () => Date;
}

/** The member's pictures, by addresses with a signed query. */
export async function serveMessagePictures(
  app: FastifyInstance,
  { database, addresses, now }: ServeOptions,
): Promise<void> {
  app.get('/uploads/messages/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const name = /^([\w-]{22})\.webp$/.exec(file)?.[1];
    const picture = name && (await store.selectPicture(database.reader, name));
    const isGood = picture && addresses.isGood(picture.conversationId, request.query as object, now());
    reply.header('x-content-type-options', 'nosniff');
    if (!isGood)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'private, max-age=3600, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(picture.webp);
  });
}
