export { loadConfig, type Config } from './config';
export { createMemberApi, type MemberApiDependencies } from './createMemberApi';
export { migrate, openDatabase, type Database, type DatabaseOptions } from './database';
export { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './database/embedded';
export { demoAccount, demoWaybill, seedDemo, type SeedOptions } from './demo/seed';
export { createBeacon, createLocalBeacon, type Beacon } from './draws';
export { createHttpServer, logged, type HttpServerOptions } from './http';
export { createRoundClock, createRounds, type RoundClock, type Rounds } from './lottery';
export { demoClipsDir, demoMediaDir } from './media';
