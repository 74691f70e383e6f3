import type { RechargeChannel } from '@members/contract';

export const rechargeChannels: RechargeChannel[] = [
  {
    ...{ name: 'transfer', label: 'Bank transfer', logoUrl: null, minMinor: 1_000, maxMinor: 5_000_000 },
    ...{ feeMinor: 0, feePerMille: 0, minutesMin: null, minutesMax: 2 },
  },
  {
    ...{ name: 'wallet', label: 'Mobile wallet', logoUrl: null, minMinor: 20_000, maxMinor: null },
    ...{ feeMinor: 0, feePerMille: 15, minutesMin: 5, minutesMax: 30 },
  },
];
