import { formatMoney, type Language, type Waybill } from '@members/contract';
import { localised, type Database } from '../database';
import { formatTime } from '../i18n/formats';
import type { ShowPictures } from '../uploads';
import * as store from './store';

export type Logistics = ReturnType<typeof createLogistics>;

export interface LogisticsDependencies {
  database: Database;
  showPictures: ShowPictures;
}

export function createLogistics({ database: { reader }, showPictures }: LogisticsDependencies) {
  return {
    /** Call 40 (SVC-04, D59): the goods and their way so far, `null` for an unknown number. */
    async waybill(number: string, language: Language): Promise<Waybill | null> {
      const row = await store.find(reader, number.trim());
      if (!row) return null;
      const steps = await store.steps(reader, row.number);
      const shown = await showPictures([row.goods_image_url], 'inLists');
      return {
        number: row.number,
        goods: {
          name: localised(row.goods_name, language),
          imageUrl: shown(row.goods_image_url),
          label: localised(row.goods_label, language),
          price: formatMoney(row.goods_price_minor),
          count: row.goods_count,
        },
        carrierNote: localised(row.carrier_note, language),
        steps: steps.map((step) => ({
          title: localised(step.title, language),
          description: localised(step.description, language),
          time: formatTime(step.happened_at),
        })),
      };
    },
  };
}
