/** Caches of the app, beside those of the api client (`members-reads-*`). */
export const cacheOf = {
  page: 'members-page',
  shell: 'members-shell',
  releases: 'members-releases',
  pictures: 'members-pictures',
} as const;
