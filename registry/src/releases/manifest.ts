import type { RemoteManifest } from '@members/mfe-kit/release';
import { z } from 'zod';

/** What a remote is called. */
export const remoteNameSchema = z.string().regex(/^mfe-[a-z0-9-]{1,50}$/, 'A remote is named mfe-….');

const route = z.object({
  path: z.string().startsWith('/'),
  access: z.enum(['public', 'browse', 'member']),
  titles: z.record(z.string(), z.string().min(1)),
  reads: z.array(z.string().regex(/^\w+$/)).max(10).optional(),
});

/** Relative, plain, and without a way out of the release's directory. */
const file = z.string().regex(/^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/);

const files = z.object({
  integrity: z.record(file, z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
  always: z.array(file),
  routes: z.record(z.string().startsWith('/'), z.array(file)),
  locales: z.record(z.string(), z.array(file)),
});

const manifestSchema = z.object({
  name: remoteNameSchema,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  buildId: z.string().regex(/^[a-z0-9]+$/),
  shellContract: z.string(),
  container: z.string().regex(/^[A-Za-z0-9_]+$/),
  entry: z.string().regex(/^[\w.-]+\.js$/),
  routes: z.array(route).min(1),
  shared: z.record(z.string(), z.string()),
  locales: z.array(z.string()),
  files: files.optional(),
});

/** Reads a `remote.json`. Throws a ZodError that names what is wrong. */
export const parseManifest = (json: string): RemoteManifest =>
  manifestSchema.parse(JSON.parse(json)) as unknown as RemoteManifest;
