import { useWrite } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { FundPasswordForm } from '../../fundPassword/FundPasswordForm';
import { changedFundPasswordFault } from '../../fundPassword/fundPasswordFault';
import { useSavedFundPassword } from '../../fundPassword/useSavedFundPassword';

/** Call 30 (VAL-09). */
export function EditFundPasswordForm() {
  const { t } = useTexts('mfe-wallet');
  const { mutate, isPending } = useWrite(walletCalls.editFundPassword);
  const { leaving, leave } = useSavedFundPassword();
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
    />
  );
}
