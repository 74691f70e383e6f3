import { readShape } from '../wire/readShape';
import type { Shape, ShapeNode } from '../wire/shape';

/**
 * Values of a shape at its edges: everything there, and nothing there. A test takes what it needs and changes the rest:
 * `{ ...samplesOf(shape)[0], active: false }`.
 */
export const samplesOf = <Value>(shape: Shape<Value>): readonly [full: Value, bare: Value] =>
  [readShape(shape, wireSample(shape, 'full')), readShape(shape, wireSample(shape, 'bare'))] as const;

type Edge = 'full' | 'bare';

/** What a server could send. */
function wireSample(shape: ShapeNode, edge: Edge): unknown {
  const full = edge === 'full';
  switch (shape.kind) {
    case 'text':
      if (!full) return '';
      return shape.format === 'time' ? '2026-01-02 03:04:05' : 'Größe, 크기 <b>&</b>';
    case 'number':
      return full ? (shape.max ?? (shape.min ?? 0) + 7) : (shape.min ?? 0);
    case 'flag':
      return full ? 1 : 0;
    case 'money':
      return full ? '1,234,567.89' : '0.00';
    case 'choice':
      return full ? Object.values(shape.codes).at(-1) : Object.values(shape.codes)[0];
    case 'list':
      return full ? Array.from({ length: 3 }, () => wireSample(shape.item, edge)) : [];
    case 'object':
      return Object.fromEntries(
        Object.values(shape.fields).map(([wireName, field]) => [wireName, wireSample(field, edge)]),
      );
    case 'nullable':
    case 'optional':
      return full ? wireSample(shape.shape, edge) : null;
    case 'convert':
      return wireSample(shape.shape, edge);
    case 'nothing':
      return null;
    case 'plainText':
      return full ? 'One line\nanother' : '';
    case 'json':
      return full ? { any: 'thing' } : null;
  }
}
