/** The two screens of the peers' page: which remote shows them, and their titles. */
export const routes = {
  '/Video': { remote: 'mfe-video', title: 'Videos' },
  '/girls': { remote: 'mfe-catalogue', title: 'Products' },
} as const;

export type RemoteName = (typeof routes)[keyof typeof routes]['remote'];

/** The route of the address, e.g. of `#/Video`. */
export const currentRoute = () =>
  routes[window.location.hash.replace(/^#|\?.*$/g, '') as keyof typeof routes] ?? routes['/Video'];
