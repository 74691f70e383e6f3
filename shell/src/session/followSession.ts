import { onApiEvent } from '@members/api-client';
import { instance } from '@members/i18n/shell';
import { announce, type ShellHistory } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';

const text = (key: string) => instance.t(key, { ns: 'shell' });
const common = (key: string) => instance.t(key, { ns: 'common' });

/** What the app does about the session and the server's messages, decided here and nowhere else. */
export function followSession(history: ShellHistory): void {
  onApiEvent('message', ({ text: message, refused }) => announce(message, refused ? 'danger' : 'success'));
  onApiEvent('networkError', () => announce(common('networkError'), 'danger'));
  onApiEvent('sessionEnded', ({ reason }) => {
    if (reason === 'auth') announce(text('session.over'), 'danger');
    if (reason === 'offline') announce(text('session.offline'), 'danger');
    const { pathname, search } = history.location;
    history.replace(paths.login, reason === 'auth' ? { returnTo: pathname + search } : undefined);
  });
}
