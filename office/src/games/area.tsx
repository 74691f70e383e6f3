import { PlayIcon } from '@members/ui/core';
import { screen, type Area } from '../area';

const games = () => import('./GamesScreen');
const newGame = () => import('./NewGameScreen');
const game = () => import('./GameScreen');
const odds = () => import('./OddsScreen');
const rounds = () => import('./RoundsScreen');
const floor = () => import('./FloorScreen');

export const gamesArea: Area = {
  name: 'games',
  icon: <PlayIcon />,
  right: 'games.see',
  screens: [
    { path: '/games/list', tab: 'games', element: screen(games, 'GamesScreen') },
    { path: '/games/rounds', tab: 'rounds', element: screen(rounds, 'RoundsScreen') },
    { path: '/games/floor', tab: 'floor', element: screen(floor, 'FloorScreen') },
    { path: '/games/add', element: screen(newGame, 'NewGameScreen') },
    { path: '/games/list/:key', element: screen(game, 'GameScreen') },
    { path: '/games/list/:key/odds', element: screen(odds, 'OddsScreen') },
  ],
};
