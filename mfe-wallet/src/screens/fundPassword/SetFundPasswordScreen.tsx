import { useWrite } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { newFundPasswordFault } from './fundPasswordFault';
import { FundPasswordForm, useLeaveWhenSaved } from './FundPasswordForm';
import { FundPasswordGuard } from './FundPasswordGuard';

/** /SetPayPassword: sets the withdrawal password, once (SET-07, VAL-08). Whoever has one is led on (STATE-04). */
export function SetFundPasswordScreen() {
  return (
    <FundPasswordGuard purpose="set">
      <SetFundPasswordForm />
    </FundPasswordGuard>
  );
}

function SetFundPasswordForm() {
  const { t } = useTexts('mfe-wallet');
  const { mutate, isPending } = useWrite(walletCalls.setFundPassword);
  const { leaving, leave } = useLeaveWhenSaved();
  return (
    <FundPasswordForm
      fields={[
        { name: 'fresh', label: t('fundPassword.label') },
        { name: 'repeat', label: t('fundPassword.repeat') },
      ]}
      hint={t('fundPassword.hint')}
      faultOf={newFundPasswordFault}
      busy={isPending || leaving}
      onSubmit={({ fresh }) =>
        mutate({ params: { fundPassword: fresh }, doneText: t('fundPassword.saved') }, { onSuccess: leave })
      }
    />
  );
}
