/**
 * jsdom lays nothing out and has no observer of sizes: this one tells of each box as soon as it is to be watched, as
 * browsers do with their next layout.
 */
export function tellSizesAtOnce(): void {
  beforeEach(() => {
    globalThis.ResizeObserver = class implements ResizeObserver {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([], this);
      }
      unobserve() {}
      disconnect() {}
    };
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
}
