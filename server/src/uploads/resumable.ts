import { DataStore, Upload as TusUpload, ERRORS } from '@tus/utils';
import { Server as TusServer } from '@tus/server';
import { largestBytes, uploadPath } from '@members/office-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database, Transaction } from '../database';
import { Declined, type OfficePlugin } from '../office';
import * as store from './resumableStore';

/** What has arrived is kept a mebibyte at a time: no more than that is sent again after a lost network. */
const partBytes = 1024 * 1024;
/** What nobody goes on with is forgotten. */
const keptMs = 3 * 24 * 60 * 60_000;

/** Uploads of one operator, in the database: any server goes on where another one has left off. */
class UploadsInDatabase extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];

  constructor(
    readonly database: Database,
    readonly operator: string,
    readonly now: () => Date,
  ) {
    super();
  }

  override async create(upload: TusUpload): Promise<TusUpload> {
    const { id, size, metadata } = upload;
    if (!size) throw ERRORS.INVALID_LENGTH;
    const name = (metadata?.name ?? '').slice(0, 200);
    await this.database.transaction(async (transaction) => {
      const now = this.now();
      await store.deleteUploadsBefore(transaction, new Date(now.getTime() - keptMs));
      await store.insertUpload(transaction, { id, operator: this.operator, name, size, now });
    });
    return upload;
  }

  /** Of two that write at the same place one is refused, whichever servers they have come to. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let received = offset;
    let gathered: Buffer[] = [];
    let bytes = 0;
    const keep = async () => {
      if (bytes === 0) return;
      const part = { id, start: received, content: Buffer.concat(gathered) };
      const added = await this.database.transaction((transaction) => store.appendPart(transaction, part));
      if (!added) throw ERRORS.INVALID_OFFSET;
      received += bytes;
      [gathered, bytes] = [[], 0];
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        gathered.push(chunk);
        bytes += chunk.length;
        if (bytes >= partBytes) await keep();
      }
    } finally {
      // Where the network is lost, what has come is there for the next attempt.
      await keep();
    }
    return received;
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const upload = await store.selectUpload(this.database.reader, { id, operator: this.operator });
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return new TusUpload({ id, size: upload.size, offset: upload.received, metadata: { name: upload.name } });
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id);
    await this.database.transaction((transaction) => store.deleteUpload(transaction, id));
  }
}

/** Takes files of operators in pieces, at `/api/files`, by the protocol of tus: an upload goes on after a lost network. */
export function resumableUploads({ database, now }: { database: Database; now: () => Date }): OfficePlugin {
  return async (app, guard) => {
    // The bytes are read by what keeps them.
    app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const operator = await guard(request, 'content.change');
      const server = new TusServer({
        path: `/api${uploadPath}`,
        relativeLocation: true,
        maxSize: largestBytes.clip,
        namingFunction: () => randomBytes(16).toString('base64url'),
        datastore: new UploadsInDatabase(database, operator.name, now),
      });
      const { status, headers, body } = await server.handleWeb(webRequest(request));
      // It is for every origin to ask, unless told; here no other one asks.
      const kept = [...headers].filter(([name]) => !name.startsWith('access-control-'));
      reply.code(status).headers(Object.fromEntries(kept));
      return reply.send(body ? Readable.fromWeb(body as never) : '');
    };
    app.post(uploadPath, answer);
    app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${uploadPath}/:id`, handler: answer });
  };
}

function webRequest({ raw, method, url, headers }: FastifyRequest): Request {
  const hasBody = method === 'POST' || method === 'PATCH';
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
    ...(hasBody && { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
}

/** A file that has arrived whole, for what is to be made of it. */
export interface ArrivedFile extends Pick<store.Upload, 'id' | 'name' | 'size'> {
  /** Its bytes from one on, a part at a time. */
  read(from?: number): AsyncIterable<Buffer>;
  /** All of it. */
  bytes(): Promise<Buffer>;
  forget(transaction: Transaction): Promise<void>;
}

/** Rejects with Declined for what isn't the operator's, isn't all here, or is larger than it may be. */
export async function arrivedFile(
  { reader }: Database,
  { id, operator, largest }: { id: string; operator: string; largest: number },
): Promise<ArrivedFile> {
  const upload = await store.selectUpload(reader, { id, operator });
  if (!upload || upload.received < upload.size) throw new Declined('uploadUnfinished');
  const megabytes = largest / 1024 / 1024;
  if (upload.size > largest) throw new Declined('uploadTooLarge', { megabytes });

  async function* read(from = 0): AsyncGenerator<Buffer> {
    for (let next = await startOf(from); next < upload!.size;) {
      const [part] = await store.selectParts(reader, { id, from: next, limit: 1 });
      if (!part) throw new Error(`A part of upload ${id} is missing.`);
      next = part.start + part.content.length;
      yield part.start < from ? part.content.subarray(from - part.start) : part.content;
    }
  }
  const startOf = async (byte: number) => (byte === 0 ? 0 : store.partAt(reader, { id, byte }));

  return {
    ...{ id, name: upload.name, size: upload.size, read },
    bytes: async () => {
      const parts: Buffer[] = [];
      for await (const part of read()) parts.push(part);
      return Buffer.concat(parts);
    },
    forget: (transaction) => store.deleteUpload(transaction, id),
  };
}
