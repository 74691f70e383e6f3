import type { Right } from '@members/office-contract';
import { AccountIcon, OrdersIcon, PictureIcon, ReportIcon, WithdrawIcon } from '@members/ui/core';
import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { LogScreen } from './audit/LogScreen';
import { ContentItemScreen } from './content/ContentItemScreen';
import { ContentScreen } from './content/ContentScreen';
import { WithdrawalRuleScreen } from './money/withdrawals/WithdrawalRuleScreen';
import { WithdrawalScreen } from './money/withdrawals/WithdrawalScreen';
import { WithdrawalsScreen } from './money/withdrawals/WithdrawalsScreen';
import { OperatorsScreen } from './operators/OperatorsScreen';
import { ProposalsScreen } from './proposals/ProposalsScreen';

export interface Area {
  /** The key of its name in the texts of the frame, and the beginning of its addresses. */
  name: string;
  path: string;
  icon: ReactNode;
  /** What an operator needs to see it; null for everybody. */
  right: Right | null;
  /** The addresses of its screens. */
  routes: ReactNode;
}

/** What there is in the office, in the order of its menu. The first that an operator may see is where they begin. */
export const areas: readonly Area[] = [
  {
    name: 'withdrawals',
    path: '/withdrawals',
    icon: <WithdrawIcon />,
    right: 'money.see',
    routes: (
      <>
        <Route path="/withdrawals" element={<WithdrawalsScreen />} />
        <Route path="/withdrawals/rule" element={<WithdrawalRuleScreen />} />
        <Route path="/withdrawals/:id" element={<WithdrawalScreen />} />
      </>
    ),
  },
  {
    name: 'content',
    path: '/content',
    icon: <PictureIcon />,
    right: 'content.see',
    routes: (
      <>
        <Route path="/content" element={<ContentScreen />} />
        <Route path="/content/:kind/:id" element={<ContentItemScreen />} />
      </>
    ),
  },
  {
    name: 'proposals',
    path: '/proposals',
    icon: <OrdersIcon />,
    right: null,
    routes: <Route path="/proposals" element={<ProposalsScreen />} />,
  },
  {
    name: 'log',
    path: '/log',
    icon: <ReportIcon />,
    right: 'audit.see',
    routes: <Route path="/log" element={<LogScreen />} />,
  },
  {
    name: 'operators',
    path: '/operators',
    icon: <AccountIcon />,
    right: 'administration.see',
    routes: <Route path="/operators" element={<OperatorsScreen />} />,
  },
];
