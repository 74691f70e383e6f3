export { createRelyingParty, type RelyingParty } from './relyingParty';
export { passkeyRoutes, type PasskeyDependencies } from './routes';
export { createSignatures, type Signatures, type Signed } from './signatures';
