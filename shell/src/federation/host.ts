import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { shared } from './shared';

/** Remotes are built with an external federation runtime: this is it, once for all of them. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The federation host, made at run time. */
export const host = createInstance({ name: 'members_shell', remotes: [], shared });
