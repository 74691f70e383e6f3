import type { StandingRules } from '@members/office-contract';

const tier = (
  image: string,
  memberDays: number,
  name: StandingRules['tiers'][number]['name'],
): StandingRules['tiers'][number] => ({
  name,
  imageUrl: `/media/tiers/${image}.svg`,
  rechargedMinor: 0,
  memberDays,
  mailConfirmed: false,
  cardBound: false,
});

/** Tiers by how long somebody has been a member, and a credit score by the same and by what was confirmed. */
export const standing: StandingRules = {
  tiers: [
    tier('bronze', 0, {
      en_us: 'Bronze',
      zh_cn: '青铜',
      es_spa: 'Bronce',
      ms_my: 'Gangsa',
      vn_vn: 'Đồng',
      ko_ko: '브론즈',
    }),
    tier('silver', 30, {
      en_us: 'Silver',
      zh_cn: '白银',
      es_spa: 'Plata',
      ms_my: 'Perak',
      vn_vn: 'Bạc',
      ko_ko: '실버',
    }),
    tier('gold', 90, {
      en_us: 'Gold',
      zh_cn: '黄金',
      es_spa: 'Oro',
      ms_my: 'Emas',
      vn_vn: 'Vàng',
      ko_ko: '골드',
    }),
    tier('platinum', 365, {
      en_us: 'Platinum',
      zh_cn: '铂金',
      es_spa: 'Platino',
      ms_my: 'Platinum',
      vn_vn: 'Bạch kim',
      ko_ko: '플래티넘',
    }),
  ],
  credit: {
    base: 80,
    mailConfirmed: 5,
    cardBound: 5,
    perMonth: 1,
    mostByMonths: 10,
    perReturned: 10,
    mostByReturned: 40,
  },
};

/** For so long the sample member has been one: gold, on the way to platinum. */
export const memberSinceDays = 267;
