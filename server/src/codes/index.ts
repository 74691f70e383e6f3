export { createCodeOf, newSalt, type CodeOf } from './codeOf';
