import { ReportIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const releasesArea: Area = {
  name: 'releases',
  icon: <ReportIcon />,
  right: 'releases.see',
  screens: [
    {
      path: '/releases',
      tab: 'remotes',
      element: screen(() => import('./remotes/RemotesScreen'), 'RemotesScreen'),
    },
    {
      path: '/releases/history',
      tab: 'history.title',
      element: screen(() => import('./history/HistoryScreen'), 'HistoryScreen'),
    },
    {
      path: '/releases/settings',
      tab: 'settings',
      element: screen(() => import('./settings/SettingsScreen'), 'SettingsScreen'),
    },
    { path: '/releases/:name', element: screen(() => import('./remotes/RemoteScreen'), 'RemoteScreen') },
  ],
};
