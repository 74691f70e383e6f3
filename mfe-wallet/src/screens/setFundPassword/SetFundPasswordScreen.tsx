import { FundPasswordRule } from '../../fundPassword/FundPasswordRule';
import { SetFundPasswordForm } from './SetFundPasswordForm';

/** /SetPayPassword (SET-07, STATE-04). */
export function SetFundPasswordScreen() {
  return (
    <FundPasswordRule purpose="set">
      <SetFundPasswordForm />
    </FundPasswordRule>
  );
}
