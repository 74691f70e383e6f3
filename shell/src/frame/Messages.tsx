import { useSession } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { optionalPart } from '@members/mfe-kit';
import { presentAnnouncements } from '@members/mfe-kit/shell';
import { toast, ToastProvider } from '@members/ui/overlay';

presentAnnouncements((text, tone) => toast(text, { tone }));

const Outcomes = optionalPart(
  async () => (await import(/* webpackChunkName: "outcomes" */ '../outcomes/Outcomes')).Outcomes,
);

/** Where messages for a moment appear, of shell and remotes; members are told there what became of their bets. */
export function Messages() {
  const { t } = useTexts('common');
  const session = useSession();
  return (
    <>
      <ToastProvider label={t('messages')} closeLabel={t('close')} />
      {session && <Outcomes />}
    </>
  );
}
