import { endSession } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { Button, LogoutIcon } from '@members/ui/core';
import { useState } from 'react';

const Question = lazyLayer(async () => (await import('@members/ui/overlay')).ConfirmDialog);

/** Ends the session after a question (SET-11); the shell then leads to /Login. */
export function LogoutButton() {
  const { t } = useTexts('mfe-account');
  const { t: common } = useTexts('common');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        size="l"
        block
        icon={<LogoutIcon size={20} />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('settings.logout')}
      </Button>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={t('settings.logoutTitle')}
        description={t('settings.logoutText')}
        confirmLabel={t('settings.logout')}
        cancelLabel={common('cancel')}
        onConfirm={() => endSession('logout')}
      />
    </>
  );
}
