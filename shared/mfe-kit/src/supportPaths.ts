import { paths } from './paths';

/** Where customer service is met. Apart from the other paths, which every first visit loads. */
export const supportPaths = {
  /** The conversation, beside the address outside of the app. */
  conversation: `${paths.serviceOnline}?conversation=1`,
  /** An answer of the help page, by its key; the whole page where there is no such answer. */
  help: (answer: string) => `${paths.service}?${new URLSearchParams({ answer })}`,
} as const;
