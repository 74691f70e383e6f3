export { insertDemoGames } from './demoGames';
export { insertGames, type NewGame } from './gameStore';
export { createRoundClock, type RoundClock } from './roundClock';
export { lotteryRoutes } from './routes';
export { createRounds, type Rounds, type RoundsOptions } from './rounds';
export { createVerification, type Verification } from './verification';
export { verificationRoutes } from './verificationRoutes';
export { createLottery, type Lottery, type LotteryOptions } from './service';
