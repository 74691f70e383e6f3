/** The browser's cache of what members have read, and that of what anybody may read. */
export const cacheOfReads = (access: 'public' | 'member') => `members-reads-${access}`;
