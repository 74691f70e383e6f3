import { LockIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const accountArea: Area = {
  name: 'account',
  icon: <LockIcon />,
  right: null,
  screens: [{ path: '/account', element: screen(() => import('./AccountScreen'), 'AccountScreen') }],
};
