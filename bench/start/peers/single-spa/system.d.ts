declare const System: {
  import(name: string): Promise<import('single-spa').LifeCycles>;
};
