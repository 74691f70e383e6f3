export { bankCardRoutes } from './routes';
export { createBankCards, type BankCards } from './service';
export { deleteCard, insertBank, selectAllBanks, selectByEnding, selectCard } from './store';
