import { languages } from '@members/contract';
import { z } from 'zod';
import { change, read } from '../call';
import { contentKindNames, fieldsSchema, type ContentFields } from '../contentKinds';
import { nothing, pageOf, paging, time } from '../params';

/** A draft is seen by nobody but operators; what is scheduled is published from a time on. */
export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const;

const kind = z.enum(contentKindNames);
/** The number of an item, or its key where it has one. */
const id = z.string().min(1).max(60);
/** The version that the operator opened: who has an older one than there is is told who changed it. */
const version = z.number().int().min(1);
const fields = z.record(z.string(), z.unknown()) as unknown as z.ZodType<ContentFields, ContentFields>;
const shown = {
  state: z.enum(contentStates),
  /** From when on members see it; null for a draft and for what is archived. */
  shownFrom: time.nullable(),
};
const saved = z.object({ id, version });

export const contentCalls = {
  /** In the order that members see; without a state all that is not archived. */
  content: read({
    path: '/content',
    right: 'content.see',
    params: z.object({
      kind,
      state: z.enum(contentStates).optional(),
      /** Of a kind that is in groups, such as the companions of a city. */
      group: z.string().max(60).optional(),
      /** How its number begins, or part of its name. */
      find: z.string().max(100).optional(),
      ...paging,
    }),
    answer: pageOf(
      z.object({
        id,
        ...shown,
        version,
        /** In English. */
        title: z.string(),
        /** Address of a picture; empty for none. */
        picture: z.string(),
        missing: z.array(z.enum(languages)),
      }),
    ),
  }),
  contentItem: read({
    path: '/content/one',
    right: 'content.see',
    params: z.object({ kind, id }),
    answer: z.object({
      id,
      ...shown,
      version,
      fields,
      /** How it was before, newest first; who replaced it, and when. The newest twenty. */
      earlier: z.array(
        z.object({ version, state: z.enum(contentStates), fields, replacedBy: z.string(), replacedAt: time }),
      ),
    }),
  }),
  /** Makes an item, or changes it. `shownFrom` null keeps it from members. */
  saveContent: change({
    path: '/content/save',
    right: 'content.change',
    params: z
      .object({
        kind,
        /** Without it a new one is made, at the end of its list. */
        id: id.optional(),
        version: version.optional(),
        fields,
        shownFrom: time.nullable(),
      })
      .superRefine(({ kind: of, fields: sent }, context) => {
        for (const issue of fieldsSchema(of).safeParse(sent).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: ['fields', ...issue.path], message: issue.message });
      }),
    answer: saved,
    records: ['content made', 'content changed'],
  }),
  /** All of a list, or of a group of it, that isn't archived, in the order that they are to have. */
  orderContent: change({
    path: '/content/order',
    right: 'content.change',
    params: z.object({ kind, ids: z.array(id).min(1).max(1_000) }),
    answer: nothing,
    records: ['content ordered'],
  }),
  /** Keeps it from members and out of lists; without `archived` it comes back as a draft. */
  archiveContent: change({
    path: '/content/archive',
    right: 'content.change',
    params: z.object({ kind, id, version, archived: z.boolean() }),
    answer: saved,
    records: ['content archived', 'content taken out of the archive'],
  }),
  /** Puts an earlier version back, as it was shown then. */
  restoreContent: change({
    path: '/content/restore',
    right: 'content.change',
    params: z.object({ kind, id, version, earlier: version }),
    answer: saved,
    records: ['content put back'],
  }),
};
