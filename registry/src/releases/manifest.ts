import { remoteName } from '@members/office-contract';
import type { RemoteManifest } from '@members/mfe-kit/release';
import { z } from 'zod';

/** The name of a call, of a parameter or of a field. */
const name = z.string().regex(/^\w{1,40}$/);
/** A path of the member API, without a query. */
const callPath = z.string().regex(/^(\/\w{1,40}){1,4}$/);

/** A record with a limited number of entries. */
const entries = <V extends z.ZodType>(most: number, key: z.ZodString, value: V) =>
  z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= most, `It has ${most} entries at most.`);

const paramSource = z.union([
  z.string().min(1).max(100),
  z.strictObject({ query: name }),
  z.strictObject({ read: name, field: name }),
]);
const readAhead = z.object({
  id: name,
  path: callPath,
  access: z.enum(['public', 'member']),
  params: entries(10, name, z.array(paramSource).min(1).max(5)).optional(),
});

const routePath = z.string().max(100).startsWith('/');
const language = z.string().max(20);

const route = z.object({
  path: routePath,
  access: z.enum(['public', 'browse', 'member']),
  titles: entries(20, language, z.string().min(1).max(100)),
  reads: z
    .array(z.union([name, readAhead]))
    .max(10)
    .optional(),
});

const extension = z.object({
  slot: z.string().regex(/^[a-z][\w-]{0,39}\.[a-z]\w{0,39}$/),
  name: z.string().regex(/^[a-z]\w{0,39}$/),
  order: z.number().int().min(0).max(1_000).optional(),
  access: z.enum(['public', 'member']).optional(),
});

/** Relative, in plain characters, and without a way out of the release's directory. */
const file = z
  .string()
  .max(200)
  .regex(/^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/);
const fileList = z.array(file).max(500);

const files = z.object({
  integrity: entries(500, file, z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
  always: fileList,
  routes: entries(100, routePath, fileList),
  locales: entries(20, language, fileList),
});

const manifestSchema = z.object({
  name: remoteName,
  version: z
    .string()
    .max(30)
    .regex(/^\d+\.\d+\.\d+$/),
  buildId: z.string().regex(/^[a-z0-9]{1,40}$/),
  shellContract: z.string().max(50),
  container: z.string().regex(/^[A-Za-z0-9_]{1,120}$/),
  entry: z
    .string()
    .max(100)
    .regex(/^[\w.-]+\.js$/),
  routes: z.array(route).min(1).max(100),
  extensions: z.array(extension).max(20).optional(),
  shared: entries(50, z.string().max(100), z.string().max(50)),
  locales: z.array(language).max(20),
  calls: z
    .array(z.object({ id: name, method: z.enum(['GET', 'POST']), path: callPath }))
    .max(200)
    .optional(),
  files: files.optional(),
});

/** Reads a `remote.json`. Throws a ZodError that names the mistakes, or a SyntaxError. */
export const parseManifest = (json: string): RemoteManifest =>
  manifestSchema.parse(JSON.parse(json)) as unknown as RemoteManifest;
