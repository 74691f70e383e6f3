import * as lifecycles from 'bench-remote';
import { standalone } from '../common/standalone';

const { enter, leave } = standalone(lifecycles);

/** What micro-app calls at each coming and going, instead of running the scripts again. */
Object.assign(window, { mount: () => enter(document.querySelector('#app')!), unmount: () => leave() });
