import { useTexts } from '@members/i18n';
import { Dialog } from '@members/ui/overlay';
import { SafeHtml } from '../SafeHtml';

export function WelcomeDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  return (
    <Dialog
      open
      title={t('home.popup')}
      closeLabel={common('close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <SafeHtml html={html} />
    </Dialog>
  );
}
