import type { SigningKey } from '../src/log/signing';
import { releaseFiles } from '../src/releases/releaseFiles';
import { signStatement, uploadForm } from '../src/releases/signBuild';
import type { ReleaseStatement } from '../src/releases/statement';
import type { TestRegistry } from './createTestRegistry';

type Server = Pick<TestRegistry, 'url'>;

interface Uploaded {
  status: number;
  body: { releaseId?: string; error?: string };
}

export async function sendUpload(server: Server, form: FormData): Promise<Uploaded> {
  const response = await fetch(`${server.url()}/registry/api/releases`, { method: 'POST', body: form });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** Uploads the files of a folder as they are, under a statement about mfe-video 1.2.3+a1 unless told. */
export async function uploadRelease(
  server: Server,
  { folder, key, statement = {} }: { folder: string; key: SigningKey; statement?: Partial<ReleaseStatement> },
): Promise<Uploaded> {
  const files = await releaseFiles(folder);
  const issuedAt = new Date().toISOString();
  const signed = { name: 'mfe-video', version: '1.2.3', buildId: 'a1', files, issuedAt, ...statement };
  return sendUpload(server, await uploadForm(folder, { signed: await signStatement(signed, key), files }));
}
