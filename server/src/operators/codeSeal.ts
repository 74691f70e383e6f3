import { createSeal, type Seal } from '../office';

/** Encrypts the secrets of operators' one-time codes. */
export const createCodeSeal = (passwordPepper: string): Seal => createSeal(passwordPepper, 'one-time codes');
