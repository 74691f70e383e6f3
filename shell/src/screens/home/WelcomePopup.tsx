import { useSiteInfo } from '@members/api-client';
import { Suspense, lazy, useState } from 'react';
import { useIdle } from '../../frame/useIdle';

const WelcomeDialog = lazy(async () => ({ default: (await import('./WelcomeDialog')).WelcomeDialog }));

const seenKey = 'members.popupSeen';

/** HOME-11, D61: the operator's popup, once per session of the browser. */
export function WelcomePopup() {
  const { data: site } = useSiteInfo();
  const [closed, setClosed] = useState(() => sessionStorage.getItem(seenKey) !== null);
  const idle = useIdle();
  if (closed || !idle || !site?.popupHtml) return null;
  const close = () => {
    sessionStorage.setItem(seenKey, '1');
    setClosed(true);
  };
  return (
    <Suspense fallback={null}>
      <WelcomeDialog title={site.name} html={site.popupHtml} onClose={close} />
    </Suspense>
  );
}
