export { passkeyRoutes, type PasskeyDependencies } from './routes';
export { createSignatures, type Signatures, type Signed } from './signatures';
