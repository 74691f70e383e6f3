import { startApiClient } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import { onLanguageChange, startLanguage } from '@members/i18n/shell';
import type { RemoteProps, ShellHistory } from '@members/mfe-kit';
import { setScreenTitle } from '@members/mfe-kit/shell';
import { createShellHistory } from '../../../../shell/src/history/createShellHistory';
import { currentRoute } from './routes';

/** Starts what the screens expect of a shell: client, language, history, title. */
export async function startShared(): Promise<ShellHistory> {
  startApiClient({ language: currentLanguage, onLanguageChange, keptKeys: [] });
  await startLanguage('bench', async () => ({ default: {} }));
  const history = createShellHistory();
  const setTitle = () => setScreenTitle(currentRoute().title);
  setTitle();
  history.listen(setTitle);
  return history;
}

/** What a remote is mounted with. */
export const propsOf = (history: ShellHistory, domElement: HTMLElement): RemoteProps => ({
  domElement,
  basename: '',
  history,
  language: currentLanguage(),
  onError: (error) => console.error(error),
});
