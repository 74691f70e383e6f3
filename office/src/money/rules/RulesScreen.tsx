import { useRead } from '../../calls/queries';
import { Cards } from '../../parts/Cards';
import { Loaded } from '../../parts/Loaded';
import { Screen } from '../../parts/Screen';
import { useAreaTexts } from '../../texts';
import { DebtorAccountForm } from './DebtorAccountForm';
import { MoneyRuleForm } from './MoneyRuleForm';
import { WithdrawalRuleForm } from './WithdrawalRuleForm';

/** What holds for money: each change takes two operators. */
export function RulesScreen() {
  const { t } = useAreaTexts('money');
  const withdrawals = useRead('withdrawalRule', {});
  const money = useRead('moneyRule', {});
  const account = useRead('debtorAccount', {});
  return (
    <Screen title={t('rules.title')}>
      <p>{t('ruleTakesTwo')}</p>
      <Cards>
        <Loaded read={withdrawals}>
          {(rule) => <WithdrawalRuleForm key={JSON.stringify(rule)} rule={rule} />}
        </Loaded>
        <Loaded read={money}>{(rule) => <MoneyRuleForm key={JSON.stringify(rule)} rule={rule} />}</Loaded>
        <Loaded read={account}>
          {({ account: set }) => <DebtorAccountForm key={JSON.stringify(set)} account={set} />}
        </Loaded>
      </Cards>
    </Screen>
  );
}
