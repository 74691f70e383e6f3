import { useWrite } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { FundPasswordForm } from '../../fundPassword/FundPasswordForm';
import { newFundPasswordFault } from '../../fundPassword/fundPasswordFault';
import { useSavedFundPassword } from '../../fundPassword/useSavedFundPassword';

/** Call 29: once (VAL-08). */
export function SetFundPasswordForm() {
  const { t } = useTexts('mfe-wallet');
  const { mutate, isPending } = useWrite(walletCalls.setFundPassword);
  const { leaving, leave } = useSavedFundPassword();
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
