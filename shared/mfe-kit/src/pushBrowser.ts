/**
 * For tests: a browser with push messages, where jsdom has none. It gives subscriptions with numbered endpoints, and answers
 * the question for notifications as `permission` says.
 */
export function installPushBrowser({ permission = 'granted' as NotificationPermission } = {}) {
  const kept = new Map<string, string>();
  const browser = {
    permission,
    /** The browser's push service doesn't answer. */
    unreachable: false,
    /** How often the member was asked. */
    asked: 0,
    /** The keys that were subscribed with, in their order. */
    keys: [] as string[],
    /** The subscription that there is now. */
    endpoint: null as string | null,
    /** What pages and worker keep of it. */
    kept: () => JSON.parse(kept.get('/push') ?? 'null') as Record<string, unknown> | null,
    listeners: [] as ((event: MessageEvent) => void)[],
    /** What the worker tells the page. */
    tell: (data: unknown) =>
      browser.listeners.forEach((listener) => listener(new MessageEvent('message', { data }))),
  };
  const subscription = () =>
    browser.endpoint && {
      endpoint: browser.endpoint,
      toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        browser.endpoint = null;
        return true;
      },
    };
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (browser.unreachable) throw new DOMException('push service error', 'AbortError');
      browser.keys.push(applicationServerKey);
      browser.endpoint = `https://push.example/${browser.keys.length}`;
      return subscription();
    },
  };
  class FakeNotification {
    static get permission() {
      return browser.permission;
    }
    static async requestPermission() {
      browser.asked += 1;
      if (browser.permission === 'default') browser.permission = 'granted';
      return browser.permission;
    }
  }
  const caches = {
    match: async (place: string) => {
      const text = kept.get(place);
      return text === undefined ? undefined : { json: async () => JSON.parse(text) as unknown };
    },
    open: async () => ({
      put: async (place: string, answer: { text(): Promise<string> }) =>
        void kept.set(place, await answer.text()),
    }),
    delete: async (name: string) => name === 'members-push' && kept.delete('/push'),
  };
  const serviceWorker = {
    getRegistration: async () => ({ active: {}, pushManager }),
    addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      browser.listeners.push(listener),
  };
  class FakeResponse {
    constructor(private readonly body: string) {}
    text = async () => this.body;
  }
  const put = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  put(window, 'PushManager', class {});
  put(globalThis, 'Notification', FakeNotification);
  put(globalThis, 'caches', caches);
  put(globalThis, 'Response', FakeResponse);
  put(navigator, 'serviceWorker', serviceWorker);
  return browser;
}

/** For tests: jsdom's own browser again, which has no push messages. */
export function removePushBrowser(): void {
  for (const name of ['PushManager', 'Notification', 'caches', 'Response'])
    Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
