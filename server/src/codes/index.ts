export { createCodeOf, newSalt, type CodeOf } from './codeOf';
export { createCodes, type Codes } from './service';
export { endCodes } from './store';
