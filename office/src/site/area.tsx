import { SettingsIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const siteArea: Area = {
  name: 'site',
  icon: <SettingsIcon />,
  right: 'content.see',
  screens: [
    { path: '/site', tab: 'settings', element: screen(() => import('./SiteScreen'), 'SiteScreen') },
    {
      path: '/site/history',
      tab: 'history',
      element: screen(() => import('./HistoryScreen'), 'HistoryScreen'),
    },
    { path: '/site/:kind', element: screen(() => import('./SettingScreen'), 'SettingScreen') },
  ],
};
