import { AccountIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const operatorsArea: Area = {
  name: 'operators',
  icon: <AccountIcon />,
  right: 'administration.see',
  screens: [{ path: '/operators', element: screen(() => import('./OperatorsScreen'), 'OperatorsScreen') }],
};
