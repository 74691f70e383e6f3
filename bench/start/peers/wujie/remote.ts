import * as lifecycles from 'bench-remote';
import { standalone } from '../common/standalone';

const { enter, leave } = standalone(lifecycles);
const place = () => document.querySelector('#app')!;

/** What wujie calls at each coming and going, instead of making its frame anew. */
Object.assign(window, { __WUJIE_MOUNT: () => enter(place()), __WUJIE_UNMOUNT: () => leave() });
(window as { __WUJIE?: { mount(): void } }).__WUJIE?.mount();
