import { calls, type CallId, type ServerParams } from '../calls';
import type { ParamNode } from '../wire/params';

/** Digits of ids, amounts and pages. */
const mostDigits = 20;

/**
 * The parameters in the fields of a query or a form; null where a field is repeated or too long, which no client sends.
 * A missing field is as good as an empty one, so that the slice answers with a refusal that the member can act on.
 * Unknown fields are ignored.
 */
export function readParams<Id extends CallId>(id: Id, fields: unknown): ServerParams<Id> | null {
  const given = (fields ?? {}) as Readonly<Record<string, unknown>>;
  const params: Record<string, unknown> = {};
  for (const [name, [wireName, param]] of Object.entries(calls[id].params)) {
    const value = given[wireName] ?? '';
    if (typeof value !== 'string' || value.length > longest(param)) return null;
    params[name] = readParam(param, value);
  }
  return params as ServerParams<Id>;
}

function longest(param: ParamNode): number {
  if (param.kind === 'optional') return longest(param.of);
  return param.kind === 'text' || param.kind === 'words' ? param.max : mostDigits;
}

function readParam(param: ParamNode, value: string): unknown {
  switch (param.kind) {
    case 'text':
      return value;
    case 'id':
      return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0;
    case 'whole':
      return wholeNumber(value);
    case 'points':
      return value === '' ? null : wholeNumber(value);
    case 'page':
      return /^[1-9]\d{0,8}$/.test(value) ? Math.min(Number(value), param.most) : param.otherwise;
    case 'words':
      return value.split(',').filter(Boolean);
    case 'code':
      return Object.keys(param.codes).find((word) => param.codes[word] === value) ?? null;
    case 'optional':
      return value === '' ? undefined : readParam(param.of, value);
  }
}

const wholeNumber = (value: string): number => (/^\d{1,15}$/.test(value) ? Number(value) : NaN);
