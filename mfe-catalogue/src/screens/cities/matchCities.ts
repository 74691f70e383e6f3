import type { City } from '@members/contract';

/** The cities whose name holds what is typed, whatever its case and accents: "ha noi" finds "Hà Nội". */
export function matchCities(cities: readonly City[], typed: string): City[] {
  const wanted = plain(typed);
  return cities.filter(({ name }) => plain(name).includes(wanted));
}

/** Without accents, case and outer space; the Vietnamese đ is a letter of its own and has no accent to take away. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim();
