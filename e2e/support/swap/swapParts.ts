/** What `swapSystem.ts` is made of. For `loadBundled`. */
export { openRegistry, releaseId, serveRegistry } from '@members/registry';
export { pageKeys } from '@members/system/pageKey';
export { serveShell } from '@members/system/serveShell';
export { pathOf } from '../../../shared/office-contract/src';
