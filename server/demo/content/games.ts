import type { Localised } from './types';

export interface GameText {
  readonly key: string;
  readonly classKey: string;
  readonly name: Localised;
  readonly icon: string;
}

export interface GameClass {
  readonly key: string;
  readonly name: Localised;
}

export const gameClasses: readonly GameClass[] = [
  {
    key: 'k3',
    name: {
      zh_cn: '快三',
      en_us: 'Quick Three',
      es_spa: 'Tres Rápido',
      ms_my: 'Tiga Pantas',
      vn_vn: 'Ba Nhanh',
      ko_ko: '퀵 쓰리',
    },
  },
];

const quickThree = (minutes: 1 | 3 | 5): GameText => ({
  key: `k3-${minutes}m`,
  classKey: 'k3',
  name: {
    zh_cn: `快三 · ${minutes} 分钟`,
    en_us: `Quick Three · ${minutes} min`,
    es_spa: `Tres Rápido · ${minutes} min`,
    ms_my: `Tiga Pantas · ${minutes} min`,
    vn_vn: `Ba Nhanh · ${minutes} phút`,
    ko_ko: `퀵 쓰리 · ${minutes}분`,
  },
  icon: `/media/games/k3-${minutes}m.svg`,
});

export const games: readonly GameText[] = [quickThree(1), quickThree(3), quickThree(5)];

/** The picture of an option; `type` is `bi`, `sm`, `si`, `do` or a sum from 3 to 18. */
export const optionImage = (type: string): string => `/media/options/${type}.svg`;
