export { slotAt } from '../../src/lottery/schedule';
export { explainStatements, type Cost, type PlanNode } from './explainStatements';
export { furnishOffice, type FurnishedOffice, type PagedId } from './furnishOffice';
export { addHistory, type HistoryOptions } from './history';
export { createGrownServer, type GrownServer } from './grownServer';
export {
  readBytes,
  sendOrders,
  sendRequests,
  orderBytes,
  type OrderAnswer,
  type OrderToSend,
} from './orderClient';
export { addEndedRounds, addGame, addOpenOrders, addPlayers, openPeriod, type Player } from './population';
export { startServer, type ServerProcess } from './startServer';
