/** What a remote exposes while it is developed that takes no React from the shell. */
import * as remote from 'members-dev/remote';
import { createRemounts } from './remounts';

const remounts = createRemounts({ ...remote });

export const { bootstrap, mount, unmount } = remounts;

import.meta.webpackHot?.accept('members-dev/remote', () => void remounts.replace({ ...remote }));
