import { useTexts } from '@members/i18n';
import { lazyLayer, paths } from '@members/mfe-kit';
import { useNavigate } from '@members/mfe-kit/router';
import { Button, StickyBar, SupportIcon } from '@members/ui/core';
import { useState } from 'react';

const Counselor = lazyLayer(async () => (await import('@members/ui/overlay')).ConfirmDialog);

/** Contact is a message and the way to customer service; nobody is written to or called from here (CAT-06, CAT-07). */
export function ContactBar() {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <StickyBar>
      <Button block size="l" icon={<SupportIcon size={20} />} onClick={() => setOpen(true)}>
        {t('profile.contact')}
      </Button>
      <Counselor
        open={open}
        onOpenChange={setOpen}
        title={t('profile.counselor')}
        description={t('profile.counselorText')}
        cancelLabel={common('close')}
        confirmLabel={t('cities.contact')}
        onConfirm={() => {
          setOpen(false);
          navigate(paths.service);
        }}
      />
    </StickyBar>
  );
}
