import fastify from 'fastify';

/**
 * A clock that specs move: a POST to `/<milliseconds>` on CLOCK_PORT lets that much time pass, a GET tells its time.
 * It answers from `listen` to `close`.
 */
export function createMovableClock() {
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const app = fastify();
  app.get('/', () => ({ now: now().getTime() }));
  app.post<{ Params: { ms: string } }>('/:ms', ({ params }) => {
    aheadMs += Number(params.ms);
    return { now: now().getTime() };
  });
  return {
    now,
    listen: () => app.listen({ port: Number(process.env.CLOCK_PORT) }),
    close: () => app.close(),
  };
}
