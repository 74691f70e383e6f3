import { remoteName } from '@members/office-contract';
import { z } from 'zod';

/** Anybody can send a report, so one counts for no more than a page experiences in some seconds; the rest is dropped. */
const atMost = { releases: 20, loads: 10, mounts: 30, failures: 20, documents: 10 } as const;
const messageLength = 200;
const stackLength = 2_000;

const message = z.string().transform((text) => text.slice(0, messageLength));
const stack = z.string().transform((text) => text.slice(0, stackLength));
const count = (most: number) =>
  z
    .number()
    .int()
    .min(0)
    .transform((value) => Math.min(value, most));
const list = <T extends z.ZodType>(of: T, most: number) =>
  z.array(of).transform((values) => values.slice(0, most));

export const phases = ['load', 'init', 'bootstrap', 'mount', 'render', 'unmount', 'run'] as const;

const milliseconds = z.number().min(0).max(600_000);
const vitals = z.object({
  press: milliseconds.optional(),
  inp: milliseconds.optional(),
  lcp: milliseconds.optional(),
  cls: z.number().min(0).max(100).optional(),
});

const releaseSchema = z.object({
  name: remoteName,
  releaseId: z.string().max(100),
  canary: z.boolean(),
  loads: count(atMost.loads),
  mountMs: list(milliseconds, atMost.mounts),
  failures: list(
    z.object({
      phase: z.enum(phases),
      message,
      stack: stack.optional(),
      /** Not the first of this phase in the page. */
      again: z.boolean().optional(),
    }),
    atMost.failures,
  ),
  vitals: vitals.optional(),
});

/** A report of a shell (`ReleaseReport` of @members/mfe-kit, with what `shell/src/registry/reports.ts` adds to it). */
export const reportSchema = z.object({
  revision: z.number().int().min(0),
  releases: list(releaseSchema, atMost.releases),
  documents: list(
    z.object({ problem: z.enum(['signature', 'malformed', 'older']), message }),
    atMost.documents,
  ).optional(),
});

export type Report = z.infer<typeof reportSchema>;
export type ReportedRelease = z.infer<typeof releaseSchema>;
