import type { ListedRelease } from '@members/mfe-kit';
import { allowReleases, startTrustedTypes } from '../../../../shell/src/security/startTrustedTypes';

declare const RELEASES: readonly ListedRelease[];

/** The plugin shares modules asynchronously, so the app is behind an `import()`, whose scripts need the policy already. */
startTrustedTypes();
allowReleases(() => RELEASES);
void import('../../../../shell/src/main');
