import { resolve } from 'node:path';

/** Where the system on this machine keeps its data: DATA_DIR, or `.data`. */
export const dataDirectory = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR || '.data');
