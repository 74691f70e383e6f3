import { useTexts } from '@members/i18n';
import { presentAnnouncements } from '@members/mfe-kit/shell';
import { toast, ToastProvider } from '@members/ui/overlay';

presentAnnouncements((text, tone) => toast(text, { tone }));

/** Where messages for a moment appear, of shell and remotes. */
export function Messages() {
  const { t } = useTexts('common');
  return <ToastProvider label={t('messages')} closeLabel={t('close')} />;
}
