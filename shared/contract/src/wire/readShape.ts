import { parseMoney } from '../money';
import type { Shape, ShapeNode } from './shape';

/**
 * Reads a value off the wire. It is lenient, since other servers send flags and numbers in several spellings and leave
 * fields out (D12): what is missing or of another type is empty. Throws nothing of its own.
 */
export const readShape = <Value>(shape: Shape<Value>, wire: unknown): Value => read(shape, wire) as Value;

function read(shape: ShapeNode, wire: unknown): unknown {
  switch (shape.kind) {
    case 'text':
      return readText(wire);
    case 'number':
      return readNumber(wire) ?? shape.otherwise ?? 0;
    case 'flag':
      return wire === 1 || wire === '1' || wire === true;
    case 'money':
      return parseMoney(readText(wire));
    case 'choice':
      return Object.keys(shape.codes).find((word) => shape.codes[word] === readText(wire)) ?? shape.otherwise;
    case 'list':
      return itemsOf(wire, shape.also).map((item) => read(shape.item, item));
    case 'object':
      return readObject(shape.fields, wire);
    case 'nullable':
      return wire === null || wire === undefined ? null : read(shape.shape, wire);
    case 'optional':
      return wire === null || wire === undefined || wire === '' ? null : read(shape.shape, wire);
    case 'convert':
      return shape.conversion.read(read(shape.shape, wire) as never);
    case 'nothing':
      return null;
    default:
      return wire;
  }
}

function readObject(fields: Readonly<Record<string, readonly [string, ShapeNode]>>, wire: unknown): object {
  const given = (typeof wire === 'object' && wire !== null ? wire : {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, [wireName, shape]]) => [name, read(shape, given[wireName])]),
  );
}

function itemsOf(wire: unknown, also: 'commas' | 'single' | null): readonly unknown[] {
  if (Array.isArray(wire)) return wire;
  if (also === null || typeof wire !== 'string' || wire === '') return [];
  return also === 'commas' ? wire.split(',') : [wire];
}

const readText = (wire: unknown): string =>
  typeof wire === 'string' ? wire : typeof wire === 'number' ? String(wire) : '';

function readNumber(wire: unknown): number | null {
  const parsed = typeof wire === 'string' && wire.trim() !== '' ? Number(wire) : wire;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}
