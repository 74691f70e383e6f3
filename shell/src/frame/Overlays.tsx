import { useTexts } from '@members/i18n';
import { OverlayRoot, ToastProvider } from '@members/ui/overlay';

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
