export { insertDemoGames } from './demoGames';
export { insertGames, type NewGame } from './gameStore';
export { createRoundClock, type RoundClock } from './roundClock';
export { lotteryRoutes } from './routes';
export { createRounds, type Rounds, type RoundsOptions } from './rounds';
export { createLottery, type Lottery, type LotteryOptions } from './service';
