declare const self: ServiceWorkerGlobalScope;

/** The worker itself, typed as what it is. */
export const worker = self;
