import { currentLanguage } from '@members/i18n';
import type { ListedRelease, RemoteProps, ShellHistory } from '@members/mfe-kit';
import { releaseId, routeAt } from '@members/mfe-kit/release';
import { scopedHistory } from './scopedHistory';

/** The props of a release that are the same wherever it is mounted. */
export function remoteProps(
  release: ListedRelease,
  history: ShellHistory,
): Omit<RemoteProps, 'domElement' | 'onError'> {
  return {
    basename: '',
    history: scopedHistory(history, (pathname) => routeAt(release.routes, pathname) !== undefined),
    language: currentLanguage(),
    release: releaseId(release),
  };
}
