export { createBoard, type Board } from './board';
export { insertStandardGames } from './standardGames';
export { auditRounds } from './auditRounds';
export { insertGames, selectGames, selectOpenGames, type GameRow, type NewGame } from './gameStore';
export { selectOrderOwner, selectOrdersBefore } from './orderPages';
export { setGameOpen } from './operations';
export { createGameStreams, type GameStreams } from './gameStreams';
export { createReturns, type Returns } from './returns';
export { createRoundClock, type RoundClock } from './roundClock';
export { resultsOfGames } from './gameOffice';
export { gameOfficeRoutes, settledWithinMs } from './officeRoutes';
export {
  selectBeacon as beaconOf,
  selectLateRounds as lateRounds,
  selectOutside as outsideGames,
} from './officeStore';
export { lotteryRoutes } from './routes';
export { createRounds, type Rounds, type RoundsOptions } from './rounds';
export { createVerification, type Verification } from './verification';
export { selectSlipsToTell, type SlipRow } from './slipStore';
export { createSlips, removeOldMarks, slipsSince, type Slips } from './slips';
export { createTellSettled } from './tellSettled';
export { verificationRoutes } from './routes';
export { createLottery, type Lottery, type LotteryOptions } from './service';
