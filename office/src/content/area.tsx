import { PictureIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const contentArea: Area = {
  name: 'content',
  icon: <PictureIcon />,
  right: 'content.see',
  screens: [
    { path: '/content', tab: 'content', element: screen(() => import('./ContentScreen'), 'ContentScreen') },
    {
      path: '/content/files',
      tab: 'files',
      element: screen(() => import('./FilesScreen'), 'FilesScreen'),
    },
    { path: '/content/:kind/:id', element: screen(() => import('./ContentItemScreen'), 'ContentItemScreen') },
  ],
};
