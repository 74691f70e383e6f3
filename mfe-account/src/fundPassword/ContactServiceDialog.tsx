import { useTexts } from '@members/i18n';
import { paths, type LayerProps } from '@members/mfe-kit';
import { useNavigate } from '@members/mfe-kit/router';
import { ConfirmDialog } from '@members/ui/overlay';

/** Says that only customer service can change it, and offers the way there (D41). */
export function ContactServiceDialog({ open, onOpenChange }: LayerProps) {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('account.fundPassword')}
      description={common('contactService')}
      confirmLabel={t('fundPassword.contact')}
      cancelLabel={common('cancel')}
      // Takes the place of the history entry that belongs to the open dialog.
      onConfirm={() => navigate(paths.service, { replace: true })}
    />
  );
}
