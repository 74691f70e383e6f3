import type { ListedRelease, RemoteLifecycles } from '@members/mfe-kit';

const remotes: Readonly<Record<string, () => Promise<RemoteLifecycles>>> = {
  'mfe-account': () => import('../../../../mfe-account/src'),
  'mfe-catalogue': () => import('../../../../mfe-catalogue/src'),
  'mfe-lottery': () => import('../../../../mfe-lottery/src'),
  'mfe-video': () => import('../../../../mfe-video/src'),
  'mfe-wallet': () => import('../../../../mfe-wallet/src'),
};

/** The remotes as chunks of the one build. */
export const loadRelease = ({ name }: ListedRelease): Promise<RemoteLifecycles> => remotes[name]!();
