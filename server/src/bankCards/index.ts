export { bankCardRoutes } from './routes';
export { createBankCards, type BankCards } from './service';
export { insertBank, selectAllBanks } from './store';
