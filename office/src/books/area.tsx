import { VerifiedIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const booksArea: Area = {
  name: 'books',
  icon: <VerifiedIcon />,
  right: 'money.see',
  screens: [
    {
      path: '/books',
      tab: 'reconciliation',
      element: screen(() => import('./ReconciliationScreen'), 'ReconciliationScreen'),
    },
    {
      path: '/books/months',
      tab: 'months',
      element: screen(() => import('./MonthsScreen'), 'MonthsScreen'),
    },
  ],
};
