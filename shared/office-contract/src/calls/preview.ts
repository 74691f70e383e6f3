import { z } from 'zod';
import { change } from '../call';
import { nothing, time } from '../params';

export const previewCalls = {
  /** Where the app shows drafts as if they were published, to be put into a frame of the office: for two hours. */
  startPreview: change({
    path: '/preview/start',
    right: 'content.see',
    params: nothing,
    answer: z.object({ address: z.string(), until: time }),
    records: ['preview started'],
  }),
};
