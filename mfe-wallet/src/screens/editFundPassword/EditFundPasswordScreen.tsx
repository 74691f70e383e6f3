import { FundPasswordRule } from '../../fundPassword/FundPasswordRule';
import { EditFundPasswordForm } from './EditFundPasswordForm';

/** /EditPayPassword (SET-08, STATE-04). */
export function EditFundPasswordScreen() {
  return (
    <FundPasswordRule purpose="change">
      <EditFundPasswordForm />
    </FundPasswordRule>
  );
}
