import type { ListedRelease, RemoteLifecycles } from '@members/mfe-kit';

const remotes: Readonly<Record<string, () => Promise<RemoteLifecycles>>> = {
  'mfe-account': () => import('mfe_account/lifecycles'),
  'mfe-catalogue': () => import('mfe_catalogue/lifecycles'),
  'mfe-lottery': () => import('mfe_lottery/lifecycles'),
  'mfe-video': () => import('mfe_video/lifecycles'),
  'mfe-wallet': () => import('mfe_wallet/lifecycles'),
};

/** The published remotes, as the host plugin imports them. */
export const loadRelease = ({ name }: ListedRelease): Promise<RemoteLifecycles> => remotes[name]!();

/** The plugin provides what the host imports somewhere; the host itself has no use for these. */
export const provided = () => Promise.all([import('@members/ui/forms'), import('@members/ui/overlay')]);
