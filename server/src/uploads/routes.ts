import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, uploadBytes, type Route } from '../http';
import { Refusal } from '../i18n/refusal';
import type { ContentPictures } from './contentPictures';
import type { Uploads } from './service';

/** Takes a picture of a member and answers with its address (call 26). */
export function uploadRoutes(uploads: Uploads): Route[] {
  return [
    defineRoute('uploadImage', async ({ member, request }) =>
      uploads.add({ memberId: member.id, bytes: await fileOf(request) }),
    ),
  ];
}

/** The one file of a multipart body. Throws the refusals `invalidImage` and `imageTooLarge`. */
export async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('invalidImage');
  try {
    const file = await request.file();
    if (file) return await file.toBuffer();
  } catch (error) {
    if ((error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new Refusal('imageTooLarge', { megabytes: uploadBytes / 1024 / 1024 });
    }
    request.log.debug('a multipart body could not be read');
  }
  throw new Refusal('invalidImage');
}

const yearSeconds = 365 * 24 * 60 * 60;

export interface PictureOptions {
  uploads: Uploads;
  pictures: ContentPictures;
}

/**
 * Pictures of members at `/uploads/{name}.webp`, and those of content at `/uploads/pictures/{name}/{width}`, in the format
 * that who asks takes. What is behind an address never changes.
 */
export async function servePictures(
  app: FastifyInstance,
  { uploads, pictures }: PictureOptions,
): Promise<void> {
  app.get('/uploads/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    return sendPicture(reply, { type: 'image/webp', content: await uploads.picture(`/uploads/${file}`) });
  });
  const byWidth = async (request: FastifyRequest, reply: FastifyReply) => {
    const { name, width = '1280' } = request.params as { name: string; width?: string };
    const accepted = request.headers.accept ?? '';
    const takes = (type: string) => accepted.includes(type);
    const file = await pictures.find({ name, width: Number(width), takes });
    reply.header('vary', 'accept');
    return sendPicture(reply, { type: `image/${file?.format}`, content: file?.content });
  };
  app.get('/uploads/pictures/:name', byWidth);
  app.get('/uploads/pictures/:name/:width', byWidth);
}

function sendPicture(
  reply: FastifyReply,
  { type, content }: { type: string; content: Buffer | undefined },
): FastifyReply {
  reply.header('x-content-type-options', 'nosniff');
  if (!content)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
  return reply
    .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(content);
}
