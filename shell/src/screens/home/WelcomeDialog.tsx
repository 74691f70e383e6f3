import { useTexts } from '@members/i18n';
import { Dialog } from '@members/ui/overlay';
import { SafeHtml } from '../../components/SafeHtml';

export function WelcomeDialog({
  title,
  html,
  onClose,
}: {
  title: string;
  html: string;
  onClose: () => void;
}) {
  const { t: common } = useTexts('common');
  return (
    <Dialog open title={title} closeLabel={common('close')} onOpenChange={(open) => !open && onClose()}>
      <SafeHtml html={html} />
    </Dialog>
  );
}
