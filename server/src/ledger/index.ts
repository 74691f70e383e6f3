export { takeCheckpoint } from './checkpoints';
export { creditEachParts, type Credit } from './creditEach';
export { debitEachParts, postEachPart } from './debitEach';
export { earlierUse, idempotencyOf, isKeyInUse, type EarlierUse, type Idempotency } from './idempotency';
export { ledgerRoutes } from './routes';
export {
  balanceOf,
  credit,
  creditAll,
  debit,
  lockAccount,
  moneyLog,
  openAccount,
  payOut,
  receive,
  reconcile,
  refundRecharge,
  returnPayment,
  totalsOf,
  type MoneyLog,
  type Movement,
  type Reconciliation,
} from './service';
export { kindsOf, periodOf, sumsOf, withReferences } from './statement';
export { selectEntriesBefore } from './statementStore';
export { claimAccount, heldAccount, houseAccount, providerAccount, receivedAccount } from './store';
export type { TransferKind } from '../database/tables/ledger';
