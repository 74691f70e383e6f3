export { bankCardRoutes } from './routes';
export { createBankCards, type BankCards } from './service';
export { insertBank, selectBanks } from './store';
