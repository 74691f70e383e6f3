export { bankCardRoutes } from './routes';
export { createBankCards, type BankCards } from './service';
export { ensureBanks } from './store';
