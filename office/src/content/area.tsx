import { PictureIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

export const contentArea: Area = {
  name: 'content',
  icon: <PictureIcon />,
  right: 'content.see',
  screens: [
    { path: '/content', element: screen(() => import('./ContentScreen'), 'ContentScreen') },
    { path: '/content/:kind/:id', element: screen(() => import('./ContentItemScreen'), 'ContentItemScreen') },
  ],
};
