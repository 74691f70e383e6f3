import { createRequire } from 'node:module';

const { paths } = createRequire(import.meta.url)('@members/contract/openapi.json');

/** Calls that are marked so, as `post /game/placeorder`, under every path they have. */
const marked = (mark) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation[mark])
      .flatMap(([method, operation]) =>
        [path, ...operation['x-aliases']].map((each) => `${method} ${each}`.toLowerCase()),
      ),
  );

/** The calls that are sent for a remote only out of a press. */
export const pressedCalls = marked('x-needs-press');

/** Those that bring what a passkey has signed. */
export const signedCalls = marked('x-signed');
