import { isWrite, type Call } from '../call';
import { callGroups, callIds, callOf } from '../calls';
import { refusals } from '../refusals';
import type { ParamFields, ParamNode } from '../wire/params';
import { jsonSchema, type JsonSchema } from './jsonSchema';

/** The call reference: an OpenAPI 3.1 document of the member API, as it is written to openapi.json. */
export function openApi(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const id of callIds) {
    const call = callOf(id);
    const operations = (paths[call.path] ??= {});
    operations[call.method.toLowerCase()] = operation(id, call, call.method);
    if (call.postTwin) operations.post = operation(`${id}Twin`, call, 'POST');
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Member API',
      version: '1.0.0',
      description:
        'Every answer is an envelope {code, msg, data}: code 200 is success, 401 a refusal with a text for the ' +
        'member, anything else a fault. The schemas below are those of `data` before it is written as base64 of ' +
        'JSON; without data it is empty. Paths match in any case.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        tokensso: { type: 'apiKey', in: 'header', name: 'tokensso' },
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'base64 of the member id' },
      },
    },
  };
}

function operation(operationId: string, call: Call, method: 'GET' | 'POST'): JsonSchema {
  const { access, aliases, answer, idempotent, limits, no, params, upload } = call;
  const asQuery = method === 'GET' ? queryOf(params) : [];
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 128 } };
  return {
    operationId,
    tags: [groupOf(call.id)],
    summary: no === undefined ? 'Not in the specification: other servers answer 404.' : `Call ${no}.`,
    ...(access === 'member' && { security: [{ tokensso: [], token: [] }] }),
    parameters: [...asQuery, ...(idempotent ? [key] : [])],
    ...(method === 'POST' && { requestBody: bodyOf(params, upload) }),
    responses: {
      200: {
        description: 'Data of a success',
        content: { [mediaTypeOf(answer)]: { schema: jsonSchema(answer) } },
      },
    },
    'x-writes': isWrite(call),
    ...(call.needsPress && { 'x-needs-press': true }),
    ...(call.signed && { 'x-signed': true }),
    'x-aliases': aliases,
    'x-refusals': Object.fromEntries(call.refusals.map((refusal) => [refusal, refusals[refusal]])),
    'x-limits-per-minute': limits,
  };
}

/** The name under which a call's declaration is imported with others, e.g. `walletCalls`. */
const groupOf = (id: string): string =>
  Object.entries(callGroups).find(([, group]) => id in group)?.[0] ?? 'calls';

const mediaTypeOf = (answer: Call['answer']): string =>
  answer.kind === 'plainText' ? answer.type : 'application/json';

const queryOf = (params: ParamFields) =>
  Object.values(params).map(([name, param]) => ({
    name,
    in: 'query',
    required: isRequired(param),
    schema: schemaOf(param),
  }));

function bodyOf(params: ParamFields, upload: boolean): JsonSchema {
  const file = upload ? { file: { type: 'string', format: 'binary' } } : {};
  const fields = Object.values(params);
  const schema = {
    type: 'object',
    properties: {
      ...file,
      ...Object.fromEntries(fields.map(([name, param]) => [name, schemaOf(param)])),
    },
    required: [
      ...Object.keys(file),
      ...fields.filter(([, param]) => isRequired(param)).map(([name]) => name),
    ],
  };
  const type = upload ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { content: { [type]: { schema } } };
}

const isRequired = (param: ParamNode): boolean =>
  !(
    param.kind === 'optional' ||
    param.kind === 'page' ||
    (param.kind === 'text' && param.otherwise !== undefined)
  );

function schemaOf(param: ParamNode): JsonSchema {
  switch (param.kind) {
    case 'text':
      return {
        type: 'string',
        maxLength: param.max,
        ...(param.otherwise !== undefined && { default: param.otherwise }),
      };
    case 'id':
      return { type: 'integer', minimum: 1 };
    case 'whole':
      return { type: 'integer', minimum: 0 };
    case 'points':
      return { type: 'string', pattern: '^\\d*$' };
    case 'page':
      return { type: 'integer', minimum: 1, maximum: param.most, default: param.otherwise };
    case 'words':
      return { type: 'string', maxLength: param.max, description: 'Separated by commas' };
    case 'code':
      return { enum: Object.values(param.codes) };
    case 'optional':
      return schemaOf(param.of);
  }
}
