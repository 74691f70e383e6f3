import { DeviceIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

const list = () => import('./list/MembersScreen');
const member = () => import('./page/MemberScreen');
const broadcasts = () => import('./broadcasts/BroadcastsScreen');
const broadcast = () => import('./broadcasts/BroadcastScreen');
const newBroadcast = () => import('./broadcasts/NewBroadcastScreen');
const standing = () => import('./standing/StandingScreen');
const codes = () => import('./codes/InviteCodesScreen');
const mails = () => import('./codes/MailsScreen');

export const membersArea: Area = {
  name: 'members',
  icon: <DeviceIcon />,
  right: 'members.see',
  screens: [
    { path: '/members/all', tab: 'members', element: screen(list, 'MembersScreen') },
    { path: '/members/messages', tab: 'broadcasts', element: screen(broadcasts, 'BroadcastsScreen') },
    {
      path: '/members/messages/new',
      right: 'members.change',
      element: screen(newBroadcast, 'NewBroadcastScreen'),
    },
    { path: '/members/messages/:id', element: screen(broadcast, 'BroadcastScreen') },
    { path: '/members/standing', tab: 'standing', element: screen(standing, 'StandingScreen') },
    { path: '/members/codes', tab: 'codes', element: screen(codes, 'InviteCodesScreen') },
    { path: '/members/mails', tab: 'mails', element: screen(mails, 'MailsScreen') },
    { path: '/members/:id', element: screen(member, 'MemberScreen') },
  ],
};
