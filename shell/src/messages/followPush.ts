import { onApiEvent, refresh, session } from '@members/api-client';
import { memberCalls, messageCalls } from '@members/contract';
import { restorePush, switchPushOff } from '@members/mfe-kit/push';

/** What the service worker tells a page: something has come, or a screen to open by its hash. */
interface FromWorker {
  told?: boolean;
  open?: string;
}

/** Follows what the worker tells, brings a lost subscription back, and ends it with a logout. */
export function followPush(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<FromWorker | null>) => {
    if (data?.told) void refresh(memberCalls.member, messageCalls.messages);
    if (data?.open?.startsWith('#/')) window.location.hash = data.open;
  });
  const restore = () => void restorePush().catch(() => undefined);
  restore();
  // A login after a session that has ended by time.
  session.subscribe(restore);
  onApiEvent('sessionEnded', ({ reason }) => {
    // An end by the server or by time is no wish of the member's.
    if (reason === 'logout') void switchPushOff().catch(() => undefined);
    void navigator.clearAppBadge?.().catch(() => undefined);
  });
}
