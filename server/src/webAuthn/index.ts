export { createRelyingParty, type RelyingParty, type StoredCredential } from './relyingParty';
export { readCreated, readSigned } from './response';
export { answerMs, mostPasskeys, passkeyNameOf, signInMs } from './rules';
