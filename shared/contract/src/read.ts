/** Readers of loosely typed wire values: other servers send flags and numbers in several spellings (D12). */
export type Wire = Readonly<Record<string, unknown>>;

export const wire = (value: unknown): Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Wire) : {};

export const list = <T>(value: unknown, read: (item: unknown) => T): T[] =>
  Array.isArray(value) ? value.map(read) : [];

export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const number = (value: unknown, otherwise = 0): number => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : otherwise;
};

export const flag = (value: unknown): boolean => value === 1 || value === '1' || value === true;

/** One picture address or several, always as a list (D40). */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter(Boolean) : [text(value)].filter(Boolean);
