import { callIds, callOf, type CallId } from '../calls';

/** Every method and path that reaches a call, in lower case, without `/api`: its own, its aliases, its POST twin (D58, D65). */
export function pathsOf(id: CallId): { method: 'GET' | 'POST'; path: string }[] {
  const { method, path, aliases, postTwin } = callOf(id);
  const methods = postTwin ? (['GET', 'POST'] as const) : ([method] as const);
  return [path, ...aliases].flatMap((one) =>
    methods.map((each) => ({ method: each, path: one.toLowerCase() })),
  );
}

const callsByPath: ReadonlyMap<string, CallId> = new Map(
  callIds.flatMap((id) => pathsOf(id).map(({ method, path }) => [`${method} ${path}`, id] as const)),
);

/** The call behind a request; paths match case-insensitively (D65), with or without a slash at the end. */
export function callAt(method: string, path: string): CallId | null {
  return callsByPath.get(`${method} ${path.toLowerCase().replace(/(?<=.)\/$/, '')}`) ?? null;
}
