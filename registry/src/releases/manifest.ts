import type { RemoteManifest } from '@members/mfe-kit/release';
import { z } from 'zod';
import { remoteNameSchema } from '../log/change';

const callName = z.string().regex(/^\w{1,40}$/);
/** A path without a query: what is asked for ahead takes no parameters. */
const readAhead = z.object({
  id: callName,
  path: z.string().regex(/^(\/\w{1,40}){1,4}$/),
  access: z.enum(['public', 'member']),
});

const route = z.object({
  path: z.string().startsWith('/'),
  access: z.enum(['public', 'browse', 'member']),
  titles: z.record(z.string(), z.string().min(1)),
  reads: z
    .array(z.union([callName, readAhead]))
    .max(10)
    .optional(),
});

/** Relative, in plain characters, and without a way out of the release's directory. */
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

/** Reads a `remote.json`. Throws a ZodError that names the mistakes. */
export const parseManifest = (json: string): RemoteManifest =>
  manifestSchema.parse(JSON.parse(json)) as unknown as RemoteManifest;
