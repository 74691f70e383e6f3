import { WithdrawIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

const withdrawals = () => import('./withdrawals/WithdrawalsScreen');
const withdrawal = () => import('./withdrawals/WithdrawalScreen');
const recharges = () => import('./recharges/RechargesScreen');
const recharge = () => import('./recharges/RechargeScreen');
const payments = () => import('./payments/PaymentsScreen');
const payment = () => import('./payments/PaymentScreen');
const corrections = () => import('./corrections/CorrectionsScreen');
const statements = () => import('./days/StatementsScreen');
const bank = () => import('./bank/BankScreen');
const days = () => import('./days/DaysScreen');
const rules = () => import('./rules/RulesScreen');

export const moneyArea: Area = {
  name: 'money',
  icon: <WithdrawIcon />,
  right: 'money.see',
  screens: [
    { path: '/money/withdrawals', tab: 'withdrawals', element: screen(withdrawals, 'WithdrawalsScreen') },
    { path: '/money/withdrawals/:id', element: screen(withdrawal, 'WithdrawalScreen') },
    { path: '/money/recharges', tab: 'recharges', element: screen(recharges, 'RechargesScreen') },
    { path: '/money/recharges/:id', element: screen(recharge, 'RechargeScreen') },
    { path: '/money/payments', tab: 'payments', element: screen(payments, 'PaymentsScreen') },
    { path: '/money/payments/:id', element: screen(payment, 'PaymentScreen') },
    { path: '/money/corrections', tab: 'corrections', element: screen(corrections, 'CorrectionsScreen') },
    { path: '/money/statements', tab: 'statements', element: screen(statements, 'StatementsScreen') },
    { path: '/money/bank', tab: 'bankFiles', element: screen(bank, 'BankScreen') },
    { path: '/money/days', tab: 'days', element: screen(days, 'DaysScreen') },
    { path: '/money/rules', tab: 'rules.title', element: screen(rules, 'RulesScreen') },
  ],
};
