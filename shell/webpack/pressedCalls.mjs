import { createRequire } from 'node:module';

const { paths } = createRequire(import.meta.url)('@members/contract/openapi.json');

/** The calls that are sent for a remote only out of a press, as `post /game/placeorder`, under every path they have. */
export const pressedCalls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation['x-needs-press'])
    .flatMap(([method, operation]) =>
      [path, ...operation['x-aliases']].map((each) => `${method} ${each}`.toLowerCase()),
    ),
);
