import { get, named } from '../call';
import { convert, list, number, nullable, object, text, type Value } from '../wire/shape';
import { words } from '../wire/params';

const step = object({ title: ['title', text], description: ['desc', text], time: ['time', text] });

const waybillFields = object({
  number: ['order_sn', text],
  goodsName: ['goods_name', text],
  goodsImageUrl: ['goods_img', text],
  goodsLabel: ['goods_lab', text],
  goodsPrice: ['goods_price', text],
  goodsCount: ['goods_num', number({ whole: true })],
  carrierNote: ['express_desc', text],
  steps: ['listdata', list(step)],
});

/** SVC-04, D59. */
const waybill = convert(waybillFields, {
  read: ({ goodsName, goodsImageUrl, goodsLabel, goodsPrice, goodsCount, ...same }) => ({
    ...same,
    goods: {
      name: goodsName,
      imageUrl: goodsImageUrl,
      label: goodsLabel,
      price: goodsPrice,
      count: goodsCount,
    },
  }),
  write: ({ goods, ...same }) => ({
    ...same,
    goodsName: goods.name,
    goodsImageUrl: goods.imageUrl,
    goodsLabel: goods.label,
    goodsPrice: goods.price,
    goodsCount: goods.count,
  }),
});

export type Waybill = Value<typeof waybill>;

export const logisticsCalls = named({
  /** Null for an unknown number. Numbers can be guessed, so an address gets few tries. */
  waybill: get({
    no: 40,
    path: '/orderinfo',
    aliases: ['/order/orderinfo'],
    params: { number: ['order_sn', words(100)] },
    answer: nullable(waybill),
    limits: { perAddress: 30 },
  }),
  /** A waybill number to try, where there is sample content; empty where there is none. */
  sampleWaybill: get({ path: '/order/sample', answer: text, limits: { perAddress: 60 } }),
});
