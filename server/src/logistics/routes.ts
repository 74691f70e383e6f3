import type { Database } from '../database';
import { defineRoute, type Route } from '../http';
import { waybill } from './service';

/** Call 40. Numbers can be guessed, so an address gets thirty tries a minute. */
export function logisticsRoutes({ database: { reader } }: { database: Database }): Route[] {
  return [
    defineRoute('waybill', ({ params, language }) => waybill(reader, params.number, language), {
      perMinute: 30,
    }),
  ];
}
