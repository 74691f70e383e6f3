import { TimeIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

const now = () => import('./TodayScreen');
const alerts = () => import('./AlertsScreen');
const rule = () => import('./AlertRuleScreen');

export const todayArea: Area = {
  name: 'today',
  icon: <TimeIcon />,
  right: null,
  screens: [
    { path: '/today/now', tab: 'now', element: screen(now, 'TodayScreen') },
    { path: '/today/alerts', tab: 'alerts', element: screen(alerts, 'AlertsScreen') },
    {
      path: '/today/rule',
      tab: 'rule',
      right: 'administration.see',
      element: screen(rule, 'AlertRuleScreen'),
    },
  ],
};
