/** Refusals about content. */
export const contentRefusals = {
  contentTaken: 'There is another {{kind}} with this name, or an archived one.',
  contentOrder: 'The list has changed since you opened it. Look at it again.',
} as const;
