export { fundPasswordRoutes } from './routes';
export { createFundPasswords, type FundPasswords } from './service';
