/**
 * The whole system on a clock that specs can move. Whatever it does by the time (rounds, sessions, limits, signatures)
 * goes by this clock; a POST to `/<milliseconds>` on CLOCK_PORT lets that much time pass, a GET tells its time.
 */
import { loadConfig } from '../../server/src';
import { startSystem } from '@members/system/startSystem';
import fastify from 'fastify';

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);

const clock = fastify();
clock.get('/', () => ({ now: now().getTime() }));
clock.post<{ Params: { ms: string } }>('/:ms', ({ params }) => {
  aheadMs += Number(params.ms);
  return { now: now().getTime() };
});

const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
const system = await startSystem({ config, root: process.cwd(), now });
await clock.listen({ port: Number(process.env.CLOCK_PORT) });
process.once('SIGTERM', () => void Promise.all([system.stop(), clock.close()]).then(() => process.exit(0)));
