/**
 * One server of several on one database, as a program of its own: member API, round clock, nothing else. It takes
 * DATABASE_URL, DATA_DIR and PORT, and prints `listening <port>`.
 */
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../../config';
import { createMemberApi } from '../../createMemberApi';
import { openDatabase } from '../../database';
import { createBeacon } from '../../draws';
import { createHttpServer } from '../../http';
import { createRoundClock, createRounds } from '../../lottery';

const config = loadConfig({ LOG_LEVEL: 'silent', ...process.env });
const { databaseUrl, passwordPepper, ssoSecret, clipSecret } = config;
if (!databaseUrl) throw new Error('DATABASE_URL is missing.');
const database = openDatabase(databaseUrl, { max: config.databaseConnections });
const beacon = createBeacon(config);
const rounds = createRounds({ database, beacon });
const clock = createRoundClock({ rounds });
const app = createHttpServer(config);
await app.register(createMemberApi({ database, passwordPepper, ssoSecret, clipSecret, beacon, rounds }));
clock.start();
await app.listen({ port: config.port, host: '127.0.0.1' });
process.stdout.write(`listening ${(app.server.address() as AddressInfo).port}\n`);
