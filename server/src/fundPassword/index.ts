export { lockedUntil } from './service';
export { forgetGuesses } from './store';
export { removeReset, selectReset } from './resetStore';
export { fundPasswordRoutes } from './routes';
export { createFundPasswordResets, type FundPasswordResets } from './resets';
export { createFundPasswords, type FundPasswords } from './service';
