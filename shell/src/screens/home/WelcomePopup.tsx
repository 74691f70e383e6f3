import { useCall } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { optionalPart } from '@members/mfe-kit';
import { useState } from 'react';
import { loadSafeHtml } from '../../components/SafeHtml';

/** With what cleans its text, so that it opens as tall as it stays. */
const WelcomeDialog = optionalPart(async () => {
  const [part] = await Promise.all([import('./WelcomeDialog'), loadSafeHtml()]);
  return part.WelcomeDialog;
});

const seenKey = 'members.popupSeen';

/** The operator's popup, once per session of the browser (HOME-11, D61). */
export function WelcomePopup() {
  const { data: site } = useCall(siteCalls.siteInfo);
  const [closed, setClosed] = useState(() => sessionStorage.getItem(seenKey) !== null);
  if (closed || !site?.popupHtml) return null;
  const close = () => {
    sessionStorage.setItem(seenKey, '1');
    setClosed(true);
  };
  return <WelcomeDialog title={site.name} html={site.popupHtml} onClose={close} />;
}
