import { defineRoute, type Route } from '../http';
import type { Logistics } from './service';

/** Where goods are; `sampleWaybill` is a number that visitors may try where there is sample content, else empty. */
export function logisticsRoutes(logistics: Logistics, sampleWaybill: string): Route[] {
  return [
    defineRoute('waybill', ({ params, language }) => logistics.waybill(params.number, language)),
    defineRoute('sampleWaybill', () => sampleWaybill),
  ];
}
