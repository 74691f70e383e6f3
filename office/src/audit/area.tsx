import { ReportIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const auditArea: Area = {
  name: 'audit',
  icon: <ReportIcon />,
  right: 'audit.see',
  screens: [
    { path: '/audit', tab: 'title', element: screen(() => import('./LogScreen'), 'LogScreen') },
    {
      path: '/audit/violations',
      tab: 'violations',
      right: 'releases.see',
      element: screen(() => import('./ViolationsScreen'), 'ViolationsScreen'),
    },
  ],
};
