import { useWrite } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { changedFundPasswordFault } from './fundPasswordFault';
import { FundPasswordForm, useLeaveWhenSaved } from './FundPasswordForm';
import { ForgotFundPassword, FundPasswordGuard } from './FundPasswordGuard';

/** /EditPayPassword: changes the withdrawal password (SET-08, VAL-09), where the site lets members do that (STATE-04). */
export function EditFundPasswordScreen() {
  return (
    <FundPasswordGuard purpose="change">
      <EditFundPasswordForm />
    </FundPasswordGuard>
  );
}

function EditFundPasswordForm() {
  const { t } = useTexts('mfe-wallet');
  const { mutate, isPending } = useWrite(walletCalls.editFundPassword);
  const { leaving, leave } = useLeaveWhenSaved();
  return (
    <FundPasswordForm
      fields={[
        { name: 'old', label: t('fundPassword.old') },
        { name: 'fresh', label: t('fundPassword.fresh') },
        { name: 'repeat', label: t('fundPassword.repeat') },
      ]}
      hint={t('fundPassword.oldHint')}
      faultOf={changedFundPasswordFault}
      busy={isPending || leaving}
      onSubmit={({ old, fresh }) =>
        mutate(
          {
            params: { oldFundPassword: old, fundPassword: fresh },
            doneText: t('fundPassword.saved'),
          },
          { onSuccess: leave },
        )
      }
    >
      <ForgotFundPassword />
    </FundPasswordForm>
  );
}
