import type { RemoteManifest } from '@members/mfe-kit/release';
import { z } from 'zod';

/** What a remote is called. */
export const remoteNameSchema = z.string().regex(/^mfe-[a-z0-9-]{1,50}$/, 'A remote is named mfe-….');

const route = z.object({
  path: z.string().startsWith('/'),
  access: z.enum(['public', 'browse', 'member']),
  titles: z.record(z.string(), z.string().min(1)),
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
});

/** Reads a `remote.json`. Throws a ZodError that names what is wrong. */
export const parseManifest = (json: string): RemoteManifest =>
  manifestSchema.parse(JSON.parse(json)) as unknown as RemoteManifest;
