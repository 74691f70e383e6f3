import { useTexts } from '@members/i18n';
import { presentAnnouncements } from '@members/mfe-kit/shell';
import { OverlayRoot, toast, ToastProvider } from '@members/ui/overlay';

presentAnnouncements((text, tone) => toast(text, { tone }));

/** Where dialogs, sheets and toasts of shell and remotes appear: inside the frame. */
export function Overlays() {
  const { t } = useTexts('common');
  return (
    <>
      <OverlayRoot />
      <ToastProvider label={t('messages')} closeLabel={t('close')} />
    </>
  );
}
