export { createSharedLimiter } from './service';
