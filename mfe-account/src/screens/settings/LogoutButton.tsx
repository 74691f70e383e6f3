import { endSession } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { Button, LogoutIcon } from '@members/ui/core';
import { useLazyOverlay } from '../../overlay/useLazyOverlay';

/** Ends the session after a question (SET-11); the shell then leads to /Login. */
export function LogoutButton() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const question = useLazyOverlay(async () => (await import('@members/ui/overlay')).ConfirmDialog);
  return (
    <>
      <Button
        variant="danger"
        size="l"
        block
        icon={<LogoutIcon size={20} />}
        aria-haspopup="dialog"
        onClick={question.open}
      >
        {t('settings.logout')}
      </Button>
      {question.render({
        title: t('settings.logoutTitle'),
        description: t('settings.logoutText'),
        confirmLabel: t('settings.logout'),
        cancelLabel: common('cancel'),
        onConfirm: () => endSession('logout'),
      })}
    </>
  );
}
