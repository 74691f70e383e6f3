import type { CanarySettings } from '@members/office-contract';

export const defaultCanarySettings: CanarySettings = {
  steps: [
    { name: 'few', share: 0.05, minutes: 10 },
    { name: 'quarter', share: 0.25, minutes: 20 },
    { name: 'half', share: 0.5, minutes: 30 },
  ],
  minLoads: 50,
  failures: 10,
  ratio: 2,
};
