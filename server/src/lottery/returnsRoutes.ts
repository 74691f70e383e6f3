import { defineAddition, type AdditionRoute } from '../http';
import type { Returns } from './returns';

/** What members read under "Odds and returns" (D30). */
export const returnsRoutes = (returns: Returns): AdditionRoute[] => [
  defineAddition('returns', 60, ({ fields }) => returns(fields.key)),
];
