import { list, number, text, wire } from './read';

/** Call 40 (SVC-04, D59). */
export interface Waybill {
  number: string;
  goods: { name: string; imageUrl: string; label: string; price: string; count: number };
  carrierNote: string;
  steps: { title: string; description: string; time: string }[];
}

export function readWaybill(value: unknown): Waybill | null {
  if (value === null) return null;
  const row = wire(value);
  return {
    number: text(row.order_sn),
    goods: {
      name: text(row.goods_name),
      imageUrl: text(row.goods_img),
      label: text(row.goods_lab),
      price: text(row.goods_price),
      count: number(row.goods_num),
    },
    carrierNote: text(row.express_desc),
    steps: list(row.listdata, (item) => {
      const step = wire(item);
      return { title: text(step.title), description: text(step.desc), time: text(step.time) };
    }),
  };
}
