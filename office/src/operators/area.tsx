import { AccountIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const operatorsArea: Area = {
  name: 'operators',
  icon: <AccountIcon />,
  right: 'administration.see',
  screens: [
    {
      path: '/operators/people',
      tab: 'operators',
      element: screen(() => import('./OperatorsScreen'), 'OperatorsScreen'),
    },
    {
      path: '/operators/roles',
      tab: 'roles',
      element: screen(() => import('./RolesScreen'), 'RolesScreen'),
    },
  ],
};
