import { z } from 'zod';
import type { Waybill } from '../logistics';

export const waybillData = z
  .strictObject({
    order_sn: z.string(),
    goods_name: z.string(),
    goods_img: z.string(),
    goods_lab: z.string(),
    goods_price: z.string(),
    goods_num: z.number().int(),
    express_desc: z.string(),
    listdata: z.array(z.strictObject({ title: z.string(), desc: z.string(), time: z.string() })),
  })
  .nullable();

export const writeWaybill = (waybill: Waybill | null): z.infer<typeof waybillData> =>
  waybill && {
    order_sn: waybill.number,
    goods_name: waybill.goods.name,
    goods_img: waybill.goods.imageUrl,
    goods_lab: waybill.goods.label,
    goods_price: waybill.goods.price,
    goods_num: waybill.goods.count,
    express_desc: waybill.carrierNote,
    listdata: waybill.steps.map((step) => ({ title: step.title, desc: step.description, time: step.time })),
  };
