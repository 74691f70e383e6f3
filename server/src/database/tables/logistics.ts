import type { JSONColumnType } from 'kysely';
import type { LocalisedText } from '../localisedText';
import type { Shown } from './content';

type Text = JSONColumnType<LocalisedText>;

/** Goods on their way; nothing about who they go to. */
export interface LogisticsTables {
  waybills: {
    number: string;
    goods_name: Text;
    goods_image_url: string;
    goods_label: Text;
    goods_price_minor: number;
    goods_count: number;
    carrier_note: Text;
  } & Shown;
  waybill_steps: {
    waybill_number: string;
    position: number;
    title: Text;
    description: Text;
    happened_at: Date;
  };
}
