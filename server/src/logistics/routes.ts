import type { Database } from '../database';
import { defineRoute, type Route } from '../http';
import { waybill } from './service';

export interface LogisticsDependencies {
  database: Database;
  /** A number that visitors may try, where there is sample content; else empty. */
  sampleWaybill: string;
}

export function logisticsRoutes({ database: { reader }, sampleWaybill }: LogisticsDependencies): Route[] {
  return [
    defineRoute('waybill', ({ params, language }) => waybill(reader, params.number, language)),
    defineRoute('sampleWaybill', () => sampleWaybill),
  ];
}
