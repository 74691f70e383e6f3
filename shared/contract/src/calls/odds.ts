import { betTypes } from '../bet';
import { get, named } from '../call';
import { list, number, object, oneOf, text, type Value } from '../wire/shape';

const gameOdds = object({
  key: ['key', text],
  name: ['name', text],
  odds: [
    'odds',
    list(
      object({
        type: ['type', oneOf(betTypes, 'bi')],
        name: ['name', text],
        /** Decimal, stake included (D30). */
        odds: ['odds', number({ min: 1 })],
        /** The exact expected return. */
        returnPercent: ['rtp', number({ min: 0 })],
      }),
    ),
  ],
});

export type GameOdds = Value<typeof gameOdds>;

/** The odds of all open games as anybody may see them before they register (D05). */
export const oddsCalls = named({
  offeredOdds: get({ path: '/lottery/odds', answer: list(gameOdds), limits: { perAddress: 60 } }),
});
