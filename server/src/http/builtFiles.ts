/** How files of a build are served: by names that change with what is in them, compressed beforehand. */
export const builtFiles = {
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  decorateReply: false,
  index: false,
  wildcard: false,
} as const;
