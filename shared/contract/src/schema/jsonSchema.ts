import type { ShapeNode } from '../wire/shape';

export type JsonSchema = Readonly<Record<string, unknown>>;

const texts = {
  any: { type: 'string' },
  time: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$' },
} as const;

/** JSON Schema (2020-12) of the data that this project's server sends, exactly: no field more and none less. */
export function jsonSchema(shape: ShapeNode): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return texts[shape.format];
    case 'number':
      return {
        type: shape.whole ? 'integer' : 'number',
        ...(shape.min !== undefined && { minimum: shape.min }),
        ...(shape.max !== undefined && { maximum: shape.max }),
      };
    case 'flag':
      return { enum: shape.as === 'text' ? ['0', '1'] : [0, 1] };
    case 'money':
      return shape.as === 'text'
        ? { type: 'string', pattern: '^-?\\d{1,3}(,\\d{3})*\\.\\d{2}$' }
        : { type: 'number' };
    case 'choice':
      return { enum: Object.values(shape.codes) };
    case 'list':
      return { type: 'array', items: jsonSchema(shape.item) };
    case 'object':
      return objectSchema(shape.fields);
    case 'nullable':
      return { anyOf: [jsonSchema(shape.shape), { type: 'null' }] };
    case 'optional':
    case 'convert':
      return jsonSchema(shape.shape);
    case 'nothing':
      return { type: 'null' };
    case 'plainText':
      return { type: 'string' };
    case 'json':
      return {};
  }
}

function objectSchema(fields: Readonly<Record<string, readonly [string, ShapeNode]>>): JsonSchema {
  const all = Object.values(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([wireName, shape]) => [wireName, jsonSchema(shape)])),
    required: all.filter(([, { kind }]) => kind !== 'optional').map(([wireName]) => wireName),
    additionalProperties: false,
  };
}
