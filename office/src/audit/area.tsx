import { ReportIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const auditArea: Area = {
  name: 'audit',
  icon: <ReportIcon />,
  right: 'audit.see',
  screens: [{ path: '/audit', element: screen(() => import('./LogScreen'), 'LogScreen') }],
};
