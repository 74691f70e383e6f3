import { z } from 'zod';

/** The reason that every change has in the log. */
export const whySchema = z.string('Say why.').trim().min(3, 'Say why, in at least 3 characters.').max(500);
