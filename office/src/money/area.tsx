import { WithdrawIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

const withdrawals = () => import('./withdrawals/WithdrawalsScreen');
const withdrawal = () => import('./withdrawals/WithdrawalScreen');
const rule = () => import('./withdrawals/WithdrawalRuleScreen');

export const moneyArea: Area = {
  name: 'money',
  icon: <WithdrawIcon />,
  right: 'money.see',
  screens: [
    {
      path: '/money/withdrawals',
      tab: 'withdrawals',
      element: screen(withdrawals, 'WithdrawalsScreen'),
    },
    { path: '/money/withdrawals/rule', element: screen(rule, 'WithdrawalRuleScreen') },
    { path: '/money/withdrawals/:id', element: screen(withdrawal, 'WithdrawalScreen') },
  ],
};
