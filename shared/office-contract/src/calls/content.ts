import { languages } from '@members/contract';
import { z } from 'zod';
import { change, read } from '../call';
import {
  contentKindNames,
  fieldsSchema,
  isSingle,
  listKindNames,
  singleId,
  type ContentFields,
} from '../contentKinds';
import { nothing, operatorName, pageOf, paging, time } from '../params';
import { upload } from './contentFiles';

/**
 * A draft is seen by nobody but operators; what is scheduled is published from a time on. What is published may have a
 * draft beside it, which members don't see.
 */
export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const;

export const kind = z.enum(contentKindNames);
/** A kind that there are several items of. */
const listKind = z.enum(listKindNames);
/** The number of an item, or its key where it has one; `singleId` where there is one of its kind. */
export const itemId = z.string().min(1).max(60);
/** The version that the operator opened: who has an older one than there is is told who changed it. */
const version = z.number().int().min(1);
/** Counts how often the draft beside a published item was saved; null where the operator saw none. */
const draftRevision = z.number().int().min(1).nullable();
export const fields = z.record(z.string(), z.unknown()) as unknown as z.ZodType<ContentFields, ContentFields>;
const shown = {
  state: z.enum(contentStates),
  /** From when on members see it; null for a draft and for what is archived. */
  shownFrom: time.nullable(),
};
const changed = z.object({ by: operatorName.or(z.literal('–')), at: time });
const saved = z.object({ id: itemId, version, draft: draftRevision });

/** How content is written to files and read from them. */
export const fileFormats = ['csv', 'json'] as const;
const format = z.enum(fileFormats);
/** What a line of a file would do, or has done. */
const counts = {
  made: z.number().int(),
  changed: z.number().int(),
  left: z.number().int(),
  wrong: z.number().int(),
};
/** What is wrong with a line: a field that isn't right, or one of the others. */
export const lineFaults = ['field', 'unknown', 'missing', 'twice', 'key', 'reference', 'changed'] as const;

export const contentCalls = {
  /** In the order that members see; without a state all that is not archived. */
  content: read({
    summary: 'what there is of a kind of content',
    path: '/content',
    right: 'content.see',
    params: z.object({
      kind: listKind,
      /** `draft` and `scheduled` also find what is published and has such a draft beside it. */
      state: z.enum(contentStates).optional(),
      /** Of a kind that is in groups, such as the companions of a city. */
      group: z.string().max(60).optional(),
      /** How its number begins, or part of its name. */
      find: z.string().max(100).optional(),
      /** A language in which something of it is missing. */
      missing: z.enum(languages).optional(),
      ...paging,
    }),
    answer: pageOf(
      z.object({
        id: itemId,
        ...shown,
        version,
        /** In English. */
        title: z.string(),
        /** Address of a picture; empty for none. */
        picture: z.string(),
        missing: z.array(z.enum(languages)),
        /** The draft beside it, and from when on it counts; null for none. */
        draft: changed.extend({ publishAt: time.nullable() }).nullable(),
        /** Who changed it last; null for what is as it was made. */
        changed: changed.nullable(),
      }),
    ),
  }),
  contentItem: read({
    summary: 'one item or screen of settings, with its fields',
    path: '/content/one',
    right: 'content.see',
    params: z.object({ kind, id: itemId }),
    answer: z.object({
      id: itemId,
      ...shown,
      version,
      fields,
      /** What is to take the place of the fields, at a time or when somebody publishes it. */
      draft: z
        .object({
          revision: z.number().int().min(1),
          /** The version that it was made from. */
          version,
          fields,
          publishAt: time.nullable(),
          savedBy: z.string(),
          savedAt: time,
        })
        .nullable(),
      /** How it was before, newest first; who replaced it, and when. The newest twenty. */
      earlier: z.array(
        z.object({ version, state: z.enum(contentStates), fields, replacedBy: z.string(), replacedAt: time }),
      ),
    }),
  }),
  /** What there is once, each with the draft beside it and who changed it last. */
  contentSettings: read({
    summary: 'the screens of the site’s settings',
    path: '/content/settings',
    right: 'content.see',
    params: nothing,
    answer: z.object({
      settings: z.array(
        z.object({
          kind,
          missing: z.array(z.enum(languages)),
          draft: changed.extend({ publishAt: time.nullable() }).nullable(),
          changed: changed.nullable(),
        }),
      ),
    }),
  }),
  /** What has become of all content and settings, newest first: how each was before, and is after. */
  contentChanges: read({
    summary: 'what has become of content and settings, newest first',
    path: '/content/changes',
    right: 'content.see',
    params: z.object({ kind: kind.optional(), operator: operatorName.optional(), ...paging }),
    answer: pageOf(
      z.object({
        kind,
        id: itemId,
        /** In English. */
        title: z.string(),
        by: z.string(),
        at: time,
        /** The version that was replaced; 0 where the item was made. */
        earlier: z.number().int().min(0),
        /** The version that there is now, which putting back asks for. */
        version,
        before: z.enum(contentStates).nullable(),
        after: z.enum(contentStates),
        /** The fields that differ. */
        fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    ),
  }),
  /** Who else has an item open, and what it has become meanwhile. Asking again and again is what tells the others. */
  contentOpen: read({
    path: '/content/open',
    right: 'content.see',
    params: z.object({ kind, id: itemId, typing: z.enum(['yes', 'no']) }),
    answer: z.object({
      others: z.array(z.object({ operator: operatorName, typing: z.boolean() })),
      version,
      draft: draftRevision,
      /** Who saved it last; empty for what is as it was made. */
      changedBy: z.string(),
    }),
  }),
  /**
   * Makes an item, or changes it. `shownFrom` says from when on members see these fields: until then, or where it is null,
   * those of what is published stay, with a draft beside them.
   */
  saveContent: change({
    summary: 'makes or changes an item or a screen of settings',
    path: '/content/save',
    right: 'content.change',
    // Long texts in six languages.
    bodyBytes: 1024 * 1024,
    params: z
      .object({
        kind,
        /** Without it a new one is made, at the end of its list. */
        id: itemId.optional(),
        version: version.optional(),
        draft: draftRevision.optional(),
        fields,
        shownFrom: time.nullable(),
      })
      .superRefine(({ kind: of, id, fields: sent }, context) => {
        if (isSingle(of) && id !== singleId) context.addIssue({ code: 'custom', path: ['id'] });
        for (const issue of fieldsSchema(of).safeParse(sent).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: ['fields', ...issue.path], message: issue.message });
      }),
    answer: saved,
    records: ['content made', 'content changed', 'content draft saved', 'content change scheduled'],
  }),
  /** Throws the draft beside a published item away; what is published stays. */
  discardDraft: change({
    summary: 'throws away a draft beside what is published',
    path: '/content/draft/discard',
    right: 'content.change',
    params: z.object({ kind, id: itemId, version, draft: draftRevision }),
    answer: saved,
    records: ['content draft discarded'],
  }),
  /** All of a list, or of a group of it, that isn't archived, in the order that they are to have. */
  orderContent: change({
    summary: 'the order of a list',
    path: '/content/order',
    right: 'content.change',
    params: z.object({ kind: listKind, ids: z.array(itemId).min(1).max(1_000) }),
    answer: nothing,
    records: ['content ordered'],
  }),
  /** Keeps it from members and out of lists; without `archived` it comes back as a draft. */
  archiveContent: change({
    summary: 'takes an item out of the lists, or back into them',
    path: '/content/archive',
    right: 'content.change',
    params: z.object({ kind: listKind, id: itemId, version, archived: z.boolean() }),
    answer: saved,
    records: ['content archived', 'content taken out of the archive'],
  }),
  /** All of a kind, archived ones too, as a file that `importContent` takes. Drafts beside what is published are not in it. */
  exportContent: read({
    summary: 'all of a kind as a file',
    path: '/content/export',
    right: 'content.see',
    params: z.object({ kind: listKind, format }),
    answer: nothing,
  }),
  /** What a file that was sent would do, line by line, without doing any of it. */
  checkImport: read({
    summary: 'what a file would do',
    path: '/content/import/check',
    right: 'content.change',
    params: z.object({ kind: listKind, format, upload }),
    answer: z.object({
      ...counts,
      /** Lines that are wrong first, then those that make or change something; the first thousand. */
      lines: z.array(
        z.object({
          line: z.number().int(),
          id: z.string(),
          title: z.string(),
          what: z.enum(['made', 'changed', 'wrong']),
          /** Which fields change. */
          fields: z.array(z.string()),
          faults: z.array(z.object({ fault: z.enum(lineFaults), field: z.string() })),
        }),
      ),
    }),
  }),
  /** Does what a file says, all of it or nothing. */
  importContent: change({
    summary: 'does what a file says',
    path: '/content/import',
    right: 'content.change',
    params: z.object({ kind: listKind, format, upload }),
    answer: z.object(counts),
    records: ['content imported'],
  }),
  /** Puts an earlier version back, as it was shown then. */
  restoreContent: change({
    summary: 'puts an earlier version back',
    path: '/content/restore',
    right: 'content.change',
    params: z.object({
      kind,
      id: itemId,
      version,
      /** 0 is before it was made: it is archived. */
      earlier: z.number().int().min(0),
    }),
    answer: saved,
    records: ['content put back'],
  }),
};
