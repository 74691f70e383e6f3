/** Its rounds take 64 s, so that the fixture’s beacon value draws the one of 15 September 2023, 10:59:12. */
export const pastGame = {
  key: 'k3-64s',
  classKey: 'k3',
  name: { en_us: 'Quick Three · 64 s' },
  iconUrl: '/media/games/k3-1m.svg',
  hot: false,
  roundMs: 64_000,
  closeLeadMs: 20_000,
  beaconDelayMs: 6_000,
  maxPayoutMinor: 50_000_000,
  position: 0,
};
