import { list, number, text, texts, wire } from './read';

/** Calls 3-5 (ENT-03, ENT-04). An item is a product, or a companion of a city. */
export interface ShowcaseItem {
  id: number;
  imageUrls: string[];
  name: string;
  content: string;
  subtitle: string;
}

export interface City {
  id: number;
  name: string;
  /** Added to the contract: empty where the server or the city has none. */
  imageUrl: string;
}

export function readShowcaseItem(value: unknown): ShowcaseItem {
  const item = wire(value);
  return {
    id: number(item.id),
    imageUrls: texts(item.img_url),
    name: text(item.xuanfei_name),
    content: text(item.content),
    subtitle: text(item.vo_title),
  };
}

export const readShowcaseItems = (value: unknown): ShowcaseItem[] => list(value, readShowcaseItem);

export const readCities = (value: unknown): City[] =>
  list(value, (item) => {
    const city = wire(item);
    return { id: number(city.id), name: text(city.name), imageUrl: text(city.img_url) };
  });
