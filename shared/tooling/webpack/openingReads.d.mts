interface ReadingRoute {
  path: string;
  reads: readonly string[];
  readParams?: Readonly<Record<string, Readonly<Record<string, readonly (string | object)[]>>>>;
}

export function openingReads(route: ReadingRoute, paths: object): object[];
