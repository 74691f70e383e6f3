/** A browser's answer as far as the client makes and reads one: jsdom has none. */
class TestResponse {
  readonly headers: Headers;

  constructor(
    private readonly body: string,
    { headers }: { headers: Record<string, string> },
  ) {
    this.headers = { get: (name: string) => headers[name] ?? null } as unknown as Headers;
  }

  json = async (): Promise<unknown> => JSON.parse(this.body);
}

/** The part of the browser's Cache Storage that the client uses, in memory: jsdom has none. */
export function createTestCaches() {
  const stores = new Map<string, Map<string, TestResponse>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, TestResponse>();
    stores.set(name, store);
    return {
      async put(key: string, response: TestResponse) {
        store.delete(key);
        store.set(key, response);
      },
      keys: async () => [...store.keys()],
      delete: async (key: string) => store.delete(key),
    };
  };
  const storage = {
    open,
    match: async (key: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(key),
    delete: async (name: string) => stores.delete(name),
  };
  Object.defineProperties(globalThis, {
    caches: { value: storage, configurable: true },
    Response: { value: TestResponse, configurable: true },
  });
  return {
    content: (): string => JSON.stringify([...stores].map(([name, store]) => [name, [...store]])),
    keys: (): string[] => [...stores.values()].flatMap((store) => [...store.keys()]),
  };
}
