/** Small readers of published JSON; each throws a TypeError that names the field. */
export function object(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${field} is not an object`);
  return value as Record<string, unknown>;
}

export function list(value: unknown, field: string): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${field} is not a list`);
  return value;
}

export function text(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${field} is not a text`);
  return value;
}

/** A whole number from 0 that JSON carries exactly. */
export function whole(value: unknown, field: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new TypeError(`${field} is not a whole number`);
  return value as number;
}

export function hex(value: unknown, bytes: number, field: string): string {
  if (typeof value !== 'string' || value.length !== 2 * bytes || !/^[0-9a-f]*$/.test(value))
    throw new TypeError(`${field} is not ${bytes} bytes in lower-case hex`);
  return value;
}

export function time(value: unknown, field: string): string {
  const read = text(value, field);
  if (Number.isNaN(Date.parse(read))) throw new TypeError(`${field} is not a time`);
  return read;
}

export function oneOf<Value extends string>(value: unknown, values: readonly Value[], field: string): Value {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new TypeError(`${field} is none of ${values.join(', ')}`);
  return found;
}

export const nullable = <Value>(value: unknown, read: (value: unknown) => Value): Value | null =>
  value === null || value === undefined ? null : read(value);
