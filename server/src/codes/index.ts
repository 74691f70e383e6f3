export { createCodeOf, newSalt, type CodeOf } from './codeOf';
export { createTokenOf, passwordLinkOf, type TokenOf } from './passwordLink';
export { createCodes, type Codes } from './service';
export { countGood, endCodes } from './store';
