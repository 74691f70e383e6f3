import { languages } from '@members/contract';
import type { OfficeAnswer, OfficeParams } from '@members/office-contract';

/** What a form has of a game, as typed. */
export interface GameFields {
  name: OfficeAnswer<'game'>['name'];
  iconUrl: string;
  hot: boolean;
  position: string;
  /** In points. */
  minStake: string;
  maxPayout: string;
}

export const emptyFields = (): GameFields => ({
  name: Object.fromEntries(languages.map((language) => [language, ''])) as GameFields['name'],
  iconUrl: gameIcons[0]!,
  hot: false,
  position: '10',
  minStake: '1',
  maxPayout: '500000',
});

export const fieldsOf = (game: OfficeAnswer<'game'>): GameFields => ({
  name: game.name,
  iconUrl: game.iconUrl,
  hot: game.hot,
  position: String(game.position),
  minStake: String(game.minStakeMinor / 100),
  maxPayout: String(game.maxPayoutMinor / 100),
});

/** As the calls take them. What is empty is sent as 0, which they refuse. */
export const sentOf = (fields: GameFields): Omit<OfficeParams<'changeGame'>, 'key' | 'version'> => ({
  name: fields.name,
  iconUrl: fields.iconUrl,
  hot: fields.hot,
  position: Number(fields.position),
  minStakeMinor: Math.round(Number(fields.minStake)) * 100,
  maxPayoutMinor: Math.round(Number(fields.maxPayout) * 100),
});

/** Icons that every installation has. */
export const gameIcons = [
  '/media/games/k3-1m.svg',
  '/media/games/k3-3m.svg',
  '/media/games/k3-5m.svg',
  '/media/games/dice-amber.svg',
  '/media/games/dice-rose.svg',
  '/media/games/dice-sea.svg',
  '/media/games/dice-slate.svg',
];

/** Lengths of rounds in seconds that a day is divided into without a rest. */
export const roundLengths = [30, 45, 60, 90, 120, 180, 240, 300, 480, 600, 900, 1_200, 1_800, 3_600, 7_200];
