import type { Localised } from './types';

export interface City {
  readonly id: number;
  readonly name: Localised;
  readonly image: string;
}

const image = (name: string) => `/media/cities/${name}.svg`;

export const cities: readonly City[] = [
  {
    id: 1,
    name: {
      zh_cn: '吉隆坡',
      en_us: 'Kuala Lumpur',
      es_spa: 'Kuala Lumpur',
      ms_my: 'Kuala Lumpur',
      vn_vn: 'Kuala Lumpur',
      ko_ko: '쿠알라룸푸르',
    },
    image: image('kuala-lumpur'),
  },
  {
    id: 2,
    name: {
      zh_cn: '乔治市',
      en_us: 'George Town',
      es_spa: 'George Town',
      ms_my: 'George Town',
      vn_vn: 'George Town',
      ko_ko: '조지타운',
    },
    image: image('george-town'),
  },
  {
    id: 3,
    name: {
      zh_cn: '新加坡',
      en_us: 'Singapore',
      es_spa: 'Singapur',
      ms_my: 'Singapura',
      vn_vn: 'Singapore',
      ko_ko: '싱가포르',
    },
    image: image('singapore'),
  },
  {
    id: 4,
    name: {
      zh_cn: '河内',
      en_us: 'Hanoi',
      es_spa: 'Hanói',
      ms_my: 'Hanoi',
      vn_vn: 'Hà Nội',
      ko_ko: '하노이',
    },
    image: image('ha-noi'),
  },
  {
    id: 5,
    name: {
      zh_cn: '岘港',
      en_us: 'Da Nang',
      es_spa: 'Da Nang',
      ms_my: 'Da Nang',
      vn_vn: 'Đà Nẵng',
      ko_ko: '다낭',
    },
    image: image('da-nang'),
  },
  {
    id: 6,
    name: { zh_cn: '首尔', en_us: 'Seoul', es_spa: 'Seúl', ms_my: 'Seoul', vn_vn: 'Seoul', ko_ko: '서울' },
    image: image('seoul'),
  },
  {
    id: 7,
    name: { zh_cn: '釜山', en_us: 'Busan', es_spa: 'Busan', ms_my: 'Busan', vn_vn: 'Busan', ko_ko: '부산' },
    image: image('busan'),
  },
  {
    id: 8,
    name: {
      zh_cn: '上海',
      en_us: 'Shanghai',
      es_spa: 'Shanghái',
      ms_my: 'Shanghai',
      vn_vn: 'Thượng Hải',
      ko_ko: '상하이',
    },
    image: image('shanghai'),
  },
  {
    id: 9,
    name: {
      zh_cn: '成都',
      en_us: 'Chengdu',
      es_spa: 'Chengdu',
      ms_my: 'Chengdu',
      vn_vn: 'Thành Đô',
      ko_ko: '청두',
    },
    image: image('chengdu'),
  },
  {
    id: 10,
    name: {
      zh_cn: '墨西哥城',
      en_us: 'Mexico City',
      es_spa: 'Ciudad de México',
      ms_my: 'Bandar Raya Mexico',
      vn_vn: 'Thành phố México',
      ko_ko: '멕시코시티',
    },
    image: image('mexico-city'),
  },
  {
    id: 11,
    name: {
      zh_cn: '布宜诺斯艾利斯',
      en_us: 'Buenos Aires',
      es_spa: 'Buenos Aires',
      ms_my: 'Buenos Aires',
      vn_vn: 'Buenos Aires',
      ko_ko: '부에노스아이레스',
    },
    image: image('buenos-aires'),
  },
  {
    id: 12,
    name: { zh_cn: '利马', en_us: 'Lima', es_spa: 'Lima', ms_my: 'Lima', vn_vn: 'Lima', ko_ko: '리마' },
    image: image('lima'),
  },
  {
    id: 13,
    name: {
      zh_cn: '悉尼',
      en_us: 'Sydney',
      es_spa: 'Sídney',
      ms_my: 'Sydney',
      vn_vn: 'Sydney',
      ko_ko: '시드니',
    },
    image: image('sydney'),
  },
];
