import { formatMoney } from '../money';
import type { Shape, ShapeNode } from '../wire/shape';

/** The data of the wire for a value of this project: the exact spelling of docs/requirements.md. */
export const writeShape = <Value>(shape: Shape<Value>, value: Value): unknown => write(shape, value);

/** A field that is left out. */
const absent = Symbol('absent');

function write(shape: ShapeNode, value: unknown): unknown {
  switch (shape.kind) {
    case 'flag':
      return shape.as === 'text' ? (value ? '1' : '0') : value ? 1 : 0;
    case 'money':
      return shape.as === 'text' ? formatMoney(value as number) : (value as number) / 100;
    case 'choice':
      return shape.codes[value as string];
    case 'list':
      return (value as readonly unknown[]).map((item) => write(shape.item, item));
    case 'object':
      return writeObject(shape.fields, value as Readonly<Record<string, unknown>>);
    case 'nullable':
      return value === null ? null : write(shape.shape, value);
    case 'optional':
      return value === null || value === undefined ? absent : write(shape.shape, value);
    case 'convert':
      return write(shape.shape, shape.conversion.write(value as never));
    default:
      return value;
  }
}

function writeObject(
  fields: Readonly<Record<string, readonly [string, ShapeNode]>>,
  value: Readonly<Record<string, unknown>>,
): object {
  const written = Object.entries(fields).map(([name, [wireName, shape]]) => [
    wireName,
    write(shape, value[name]),
  ]);
  return Object.fromEntries(written.filter(([, field]) => field !== absent));
}
