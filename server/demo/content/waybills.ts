import type { Localised } from './types';

export interface WaybillStep {
  readonly title: Localised;
  readonly desc: Localised;
  readonly hoursAgo: number;
}

export interface Waybill {
  readonly orderSn: string;
  readonly goodsName: Localised;
  readonly goodsImage: string;
  readonly goodsLabel: Localised;
  /** In cents. */
  readonly goodsPriceMinor: number;
  readonly goodsCount: number;
  readonly carrier: Localised;
  /** From the first step to the newest. */
  readonly steps: readonly WaybillStep[];
}

type Stage = 'placed' | 'packed' | 'collected' | 'travelling' | 'delivered';

const stages: Readonly<Record<Stage, Pick<WaybillStep, 'title' | 'desc'>>> = {
  placed: {
    title: {
      zh_cn: '已下单',
      en_us: 'Order placed',
      es_spa: 'Pedido realizado',
      ms_my: 'Pesanan dibuat',
      vn_vn: 'Đã đặt hàng',
      ko_ko: '주문 접수',
    },
    desc: {
      zh_cn: '已收到您的订单。',
      en_us: 'We have received your order.',
      es_spa: 'Recibimos tu pedido.',
      ms_my: 'Pesanan anda telah diterima.',
      vn_vn: 'Chúng tôi đã nhận đơn hàng của bạn.',
      ko_ko: '주문이 접수되었습니다.',
    },
  },
  packed: {
    title: {
      zh_cn: '已打包',
      en_us: 'Packed',
      es_spa: 'Empacado',
      ms_my: 'Dibungkus',
      vn_vn: 'Đã đóng gói',
      ko_ko: '포장 완료',
    },
    desc: {
      zh_cn: '商品已在仓库打包。',
      en_us: 'Your goods are packed at the warehouse.',
      es_spa: 'Tus artículos están empacados en el almacén.',
      ms_my: 'Barang anda telah dibungkus di gudang.',
      vn_vn: 'Hàng đã được đóng gói tại kho.',
      ko_ko: '상품이 물류센터에서 포장되었습니다.',
    },
  },
  collected: {
    title: {
      zh_cn: '已揽收',
      en_us: 'Collected',
      es_spa: 'Recogido',
      ms_my: 'Dikutip',
      vn_vn: 'Đã lấy hàng',
      ko_ko: '집하 완료',
    },
    desc: {
      zh_cn: '承运商已取走包裹。',
      en_us: 'The carrier has picked up the parcel.',
      es_spa: 'El transportista recogió el paquete.',
      ms_my: 'Syarikat penghantaran telah mengambil bungkusan.',
      vn_vn: 'Đơn vị vận chuyển đã lấy gói hàng.',
      ko_ko: '택배사가 소포를 수거했습니다.',
    },
  },
  travelling: {
    title: {
      zh_cn: '运输中',
      en_us: 'On the way',
      es_spa: 'En camino',
      ms_my: 'Dalam perjalanan',
      vn_vn: 'Đang vận chuyển',
      ko_ko: '배송 중',
    },
    desc: {
      zh_cn: '包裹正在前往派送站。',
      en_us: 'The parcel is on its way to the delivery centre.',
      es_spa: 'El paquete va hacia el centro de reparto.',
      ms_my: 'Bungkusan dalam perjalanan ke pusat penghantaran.',
      vn_vn: 'Gói hàng đang tới trung tâm giao hàng.',
      ko_ko: '소포가 배송 센터로 이동하고 있습니다.',
    },
  },
  delivered: {
    title: {
      zh_cn: '已签收',
      en_us: 'Delivered',
      es_spa: 'Entregado',
      ms_my: 'Dihantar',
      vn_vn: 'Đã giao',
      ko_ko: '배송 완료',
    },
    desc: {
      zh_cn: '包裹已签收，感谢您的等候。',
      en_us: 'The parcel has been handed over. Thank you for waiting.',
      es_spa: 'El paquete fue entregado. Gracias por esperar.',
      ms_my: 'Bungkusan telah diserahkan. Terima kasih kerana menunggu.',
      vn_vn: 'Gói hàng đã được giao. Cảm ơn bạn đã chờ.',
      ko_ko: '소포가 전달되었습니다. 기다려 주셔서 감사합니다.',
    },
  },
};

const steps = (hoursAgo: readonly number[]): readonly WaybillStep[] =>
  Object.values(stages)
    .slice(0, hoursAgo.length)
    .map((stage, i) => ({ ...stage, hoursAgo: hoursAgo[i] ?? 0 }));

const post: Localised = {
  zh_cn: '示例快递',
  en_us: 'Sample Post',
  es_spa: 'Correo de Muestra',
  ms_my: 'Pos Contoh',
  vn_vn: 'Bưu chính Mẫu',
  ko_ko: '샘플 택배',
};

export const waybills: readonly Waybill[] = [
  {
    orderSn: 'MB2026001',
    goodsName: {
      zh_cn: '余烬醒水瓶',
      en_us: 'Ember carafe',
      es_spa: 'Jarra Ember',
      ms_my: 'Karaf Ember',
      vn_vn: 'Bình rót Ember',
      ko_ko: '엠버 카라페',
    },
    goodsImage: '/media/products/ember-carafe-1.svg',
    goodsLabel: {
      zh_cn: '红色，1 升',
      en_us: 'Red, 1 l',
      es_spa: 'Roja, 1 l',
      ms_my: 'Merah, 1 l',
      vn_vn: 'Màu đỏ, 1 l',
      ko_ko: '레드, 1 l',
    },
    goodsPriceMinor: 12_800,
    goodsCount: 1,
    carrier: post,
    steps: steps([96, 90, 70, 44, 3]),
  },
  {
    orderSn: 'MB2026002',
    goodsName: {
      zh_cn: '静音耳机',
      en_us: 'Hush headphones',
      es_spa: 'Audífonos Hush',
      ms_my: 'Fon kepala Hush',
      vn_vn: 'Tai nghe Hush',
      ko_ko: '허시 헤드폰',
    },
    goodsImage: '/media/products/hush-headphones-1.svg',
    goodsLabel: {
      zh_cn: '石板灰',
      en_us: 'Slate',
      es_spa: 'Pizarra',
      ms_my: 'Kelabu batu',
      vn_vn: 'Xám đá',
      ko_ko: '슬레이트',
    },
    goodsPriceMinor: 46_500,
    goodsCount: 1,
    carrier: post,
    steps: steps([50, 46, 28, 6]),
  },
  {
    orderSn: 'MB2026003',
    goodsName: {
      zh_cn: '陶土杯',
      en_us: 'Clay cup',
      es_spa: 'Taza Clay',
      ms_my: 'Cawan Clay',
      vn_vn: 'Tách gốm Clay',
      ko_ko: '클레이 컵',
    },
    goodsImage: '/media/products/clay-cup-1.svg',
    goodsLabel: {
      zh_cn: '赤陶釉色',
      en_us: 'Terracotta glaze',
      es_spa: 'Esmalte terracota',
      ms_my: 'Sepuh terakota',
      vn_vn: 'Men đất nung',
      ko_ko: '테라코타 유약',
    },
    goodsPriceMinor: 9_600,
    goodsCount: 4,
    carrier: post,
    steps: steps([7, 2]),
  },
];
