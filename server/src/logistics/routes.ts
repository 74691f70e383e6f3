import type { Database } from '../database';
import { defineAddition, defineRoute, type AdditionRoute, type Route } from '../http';
import { waybill } from './service';

/** Call 40. Numbers can be guessed, so an address gets thirty tries a minute. */
export function logisticsRoutes({ database: { reader } }: { database: Database }): Route[] {
  return [
    defineRoute('waybill', ({ params, language }) => waybill(reader, params.number, language), {
      perMinute: 30,
    }),
  ];
}

/** A number to try, where there is sample content. */
export const sampleRoutes = (sampleWaybill: string): AdditionRoute[] => [
  defineAddition('sampleWaybill', 60, () => Promise.resolve(sampleWaybill)),
];
