export { createCardNumbers, maskedNumber, type CardNumbers } from './cardNumbers';
export { refuseForeignKey, sealStoredNumbers } from './stored';
