/** Refusals about support. */
export const supportRefusals = {
  answeredMeanwhile: '{{operator}} has written meanwhile. Look at it before you send.',
  conversationClosed: 'The conversation is closed. Open it again first.',
  noPicture: 'This is no picture that can be sent: a JPEG, PNG or WebP of 5 MB at most.',
  picturesUsed: 'This conversation has had {{count}} pictures today.',
  noTimeZone: 'There is no time zone {{name}}.',
  keyReused: 'This was sent before with another text.',
} as const;
