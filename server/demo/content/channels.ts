import type { Localised } from './types';

interface Channel {
  /** The key of call 39. */
  name: string;
  label: Localised;
  logo_url: string;
  min_minor: number;
  max_minor: number;
  fee_minor: number;
  fee_per_mille: number;
  minutes_min: number | null;
  minutes_max: number;
}

/** Ways to pay of the sandbox, which takes no fee. */
export const channels: readonly Channel[] = [
  {
    name: 'Sandbox transfer',
    label: {
      zh_cn: '测试转账',
      en_us: 'Sandbox transfer',
      es_spa: 'Transferencia de prueba',
      ms_my: 'Pindahan ujian',
      vn_vn: 'Chuyển khoản thử nghiệm',
      ko_ko: '테스트 계좌이체',
    },
    logo_url: '/media/channels/transfer.svg',
    ...{ min_minor: 100, max_minor: 5_000_000, fee_minor: 0, fee_per_mille: 0 },
    ...{ minutes_min: null, minutes_max: 2 },
  },
  {
    name: 'Sandbox card',
    label: {
      zh_cn: '测试银行卡',
      en_us: 'Sandbox card',
      es_spa: 'Tarjeta de prueba',
      ms_my: 'Kad ujian',
      vn_vn: 'Thẻ thử nghiệm',
      ko_ko: '테스트 카드',
    },
    logo_url: '/media/channels/card.svg',
    ...{ min_minor: 2_000, max_minor: 500_000, fee_minor: 0, fee_per_mille: 0 },
    ...{ minutes_min: 1, minutes_max: 5 },
  },
];
