export { removeReset } from './resetStore';
export { fundPasswordRoutes } from './routes';
export { createFundPasswordResets, type FundPasswordResets } from './resets';
export { createFundPasswords, type FundPasswords } from './service';
