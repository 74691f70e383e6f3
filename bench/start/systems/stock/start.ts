import { startTrustedTypes } from '../../../../shell/src/security/startTrustedTypes';

/** The plugin shares modules asynchronously, so the app is behind an `import()`, whose scripts need the policy already. */
startTrustedTypes();
void import('../../../../shell/src/main');
