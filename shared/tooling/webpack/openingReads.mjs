/**
 * What a shell needs to ask for the reads of a route before the remote's code is there. `paths` are those of openapi.json.
 * Throws for a read that can't be made with what the route gives.
 */
export function openingReads({ path: route, reads, readParams = {} }, paths) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const operationOf = (id) => operations.find(({ operationId }) => operationId === id);
  for (const id of Object.keys(readParams))
    if (!reads.includes(id)) throw new Error(`${route} gives parameters to "${id}", which it does not read.`);

  return reads.map((id, index) => {
    const params = readParams[id];
    const mistake = mistakeIn(operationOf(id), params ?? {}, (other) =>
      reads.slice(0, index).includes(other) ? operationOf(other) : undefined,
    );
    if (mistake) throw new Error(`"${id}" can't be asked for ahead: ${mistake}.`);
    const { path, security } = operationOf(id);
    return { id, path, access: security ? 'member' : 'public', ...(params && { params }) };
  });
}

function mistakeIn(operation, params, earlier) {
  if (operation?.method !== 'get' || operation['x-writes'] || !answerOf(operation))
    return 'it is no call that changes nothing and answers in the envelope';
  const missing = operation.parameters.find((param) => isSent(param) && !(param.name in params));
  if (missing) return `its parameter "${missing.name}" is not given`;
  for (const [name, sources] of Object.entries(params)) {
    if (!operation.parameters.some((param) => param.name === name)) return `it has no parameter "${name}"`;
    for (const { read, field } of sources) {
      if (read === undefined) continue;
      if (!earlier(read)) return `"${read}" is not read before it, so it can't give "${name}"`;
      if (!isField(answerOf(earlier(read)).items?.properties?.[field]))
        return `"${read}" answers no list whose entries have a text or number "${field}"`;
    }
  }
  return undefined;
}

/** Whether clients send a parameter with every call: those with a default do. */
const isSent = (param) => param.in === 'query' && (param.required || 'default' in param.schema);

const answerOf = ({ responses }) => responses[200].content['application/json']?.schema;

const isField = (schema) =>
  schema !== undefined && ('enum' in schema || ['string', 'number', 'integer'].includes(schema.type));
