import { resolve } from 'node:path';

/** The repository; the browser specs are run from their own folder. */
export const root = resolve(process.cwd(), '..');
