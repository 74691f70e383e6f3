import { currentLanguage } from '@members/i18n';
import type { ListedRelease, RemoteProps, ShellHistory } from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import { scopedHistory } from '../history/scopedHistory';
import { hasRoute } from './fallbackChain';

/** What a release is given at a mount, but for what the place of the mount decides. */
export function remoteProps(
  release: ListedRelease,
  history: ShellHistory,
): Omit<RemoteProps, 'domElement' | 'onError'> {
  return {
    basename: '',
    history: scopedHistory(history, (pathname) => hasRoute(release, pathname)),
    language: currentLanguage(),
    release: releaseId(release),
  };
}
