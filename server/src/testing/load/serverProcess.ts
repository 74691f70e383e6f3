/**
 * One server of several on one database, as a program of its own: member API, round clock, nothing else. It takes
 * DATABASE_URL, DATA_DIR and PORT, and others of `config.ts`, and prints `listening <port>`.
 */
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../../config';
import { createMemberApi } from '../../createMemberApi';
import { openDatabase } from '../../database';
import { createBeacon } from '../../draws';
import { createHttpServer } from '../../http';
import { createRoundClock, createRounds } from '../../lottery';
import { createSandboxProvider } from '../../payments';

const config = loadConfig({ LOG_LEVEL: 'silent', ...process.env });
const { databaseUrl, sandboxUrl, sandboxSecret } = config;
if (!databaseUrl) throw new Error('DATABASE_URL is missing.');
const database = openDatabase(databaseUrl, { max: config.databaseConnections });
const beacon = createBeacon(config);
const rounds = createRounds({ database, beacon });
const clock = createRoundClock({ rounds });
const app = createHttpServer(config);
const providers = [createSandboxProvider({ url: sandboxUrl, secret: sandboxSecret })];
await app.register(createMemberApi({ ...config, database, beacon, rounds, providers }));
clock.start();
await app.listen({ port: config.port, host: '127.0.0.1' });
process.stdout.write(`listening ${(app.server.address() as AddressInfo).port}\n`);
