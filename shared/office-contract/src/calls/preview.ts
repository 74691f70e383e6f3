import { z } from 'zod';
import { change, keep } from '../call';
import { fieldsSchema } from '../contentKinds';
import { nothing, time } from '../params';
import { fields, itemId, kind } from './content';

export const previewCalls = {
  /** Where the app shows drafts as if they were published, to be put into a frame of the office: for two hours. */
  startPreview: change({
    path: '/preview/start',
    right: 'content.see',
    params: nothing,
    answer: z.object({ address: z.string(), until: time }),
    records: ['preview started'],
  }),
  /**
   * What the operator is typing, which their own previews show in the place of what is saved, and nobody else sees. Without
   * fields it is forgotten.
   */
  typeIntoPreview: keep({
    path: '/preview/type',
    right: 'content.see',
    params: z
      .object({
        kind,
        /** Without it: an item that is to be made. */
        id: itemId.optional(),
        fields: fields.nullable(),
      })
      .superRefine(({ kind: of, fields: sent }, context) => {
        const issues = sent === null ? [] : (fieldsSchema(of).safeParse(sent).error?.issues ?? []);
        for (const issue of issues)
          context.addIssue({ code: 'custom', path: ['fields', ...issue.path], message: issue.message });
      }),
    answer: nothing,
  }),
};
