import { useCall, useSession } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { VisuallyHidden } from '@members/ui/core';
import { useEffect } from 'react';
import styles from './UnreadMark.module.css';

/** A dot beside the icon of a tab while the member has not seen all that was told (NOT-03); the app's badge says how much. */
export function UnreadMark() {
  const { t } = useTexts('shell');
  const session = useSession();
  const { data: member } = useCall(memberCalls.member, undefined, { enabled: session !== null });
  const unread = session ? member?.unread : 0;
  useEffect(() => {
    if (unread !== undefined) void navigator.setAppBadge?.(unread).catch(() => undefined);
  }, [unread]);
  if (!unread) return null;
  return (
    <span className={styles.mark}>
      <VisuallyHidden>{t('notices.unread')}</VisuallyHidden>
    </span>
  );
}
