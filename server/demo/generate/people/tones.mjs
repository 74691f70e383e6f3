export const skins = ['#f7d5bc', '#eebb95', '#d99a6c', '#b97747', '#8a5433', '#f2c8a2'];
export const hairs = {
  black: '#221d26',
  brown: '#4b2f22',
  chestnut: '#8a4b2b',
  sand: '#c99a5b',
  grey: '#a7abb5',
  white: '#e2e3e6',
  copper: '#b8552c',
};
