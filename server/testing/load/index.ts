export { slotAt } from '../../src/lottery/schedule';
export { sendOrders, type OrderAnswer, type OrderToSend } from './orderClient';
export { addGame, addOpenOrders, addPlayers, openPeriod, type Player } from './population';
export { startServer, type ServerProcess } from './startServer';
