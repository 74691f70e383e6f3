/** How states of content are coloured. */
export const toneOf = {
  draft: 'neutral',
  scheduled: 'warn',
  published: 'success',
  archived: 'danger',
} as const;
