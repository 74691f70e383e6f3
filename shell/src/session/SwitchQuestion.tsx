import { useTexts } from '@members/i18n';
import { ConfirmDialog } from '@members/ui/overlay';
import { useState } from 'react';
import { exchange } from './exchangeTicket';
import type { Switch } from './ticket';

/** Asks the member who is signed in before a ticket signs somebody else in (AUTH-09). */
export function SwitchQuestion({ to }: { to: Switch }) {
  const { t } = useTexts('shell');
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    // A ticket that is refused leaves the session as it was, without a word (D09).
    await exchange(to).catch(() => undefined);
    setOpen(false);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={t('sso.title', { next: to.username })}
      description={t('sso.text', { current: to.current })}
      confirmLabel={t('sso.switch')}
      cancelLabel={t('sso.stay', { current: to.current })}
      busy={busy}
      onConfirm={() => void change()}
    />
  );
}
