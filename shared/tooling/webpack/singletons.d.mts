export const singletons: readonly string[];
