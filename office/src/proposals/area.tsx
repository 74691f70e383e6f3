import { OrdersIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const proposalsArea: Area = {
  name: 'proposals',
  icon: <OrdersIcon />,
  right: null,
  screens: [{ path: '/proposals', element: screen(() => import('./ProposalsScreen'), 'ProposalsScreen') }],
};
