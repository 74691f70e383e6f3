import { SupportIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const supportArea: Area = {
  name: 'support',
  icon: <SupportIcon />,
  right: 'support.see',
  screens: [
    {
      path: '/support/conversations',
      tab: 'conversations',
      element: screen(() => import('./ConversationsScreen'), 'ConversationsScreen'),
    },
    {
      path: '/support/settings',
      tab: 'settings',
      element: screen(() => import('./SupportSettingsScreen'), 'SupportSettingsScreen'),
    },
    {
      path: '/support/conversations/:id',
      element: screen(() => import('./ConversationScreen'), 'ConversationScreen'),
    },
  ],
};
