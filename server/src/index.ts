export { raiseAlert } from './alerts';
export { databaseAddresses, loadConfig, secretFiles, type Config, type SandboxConfig } from './config';
export { createMemberApi, type MemberApiDependencies } from './createMemberApi';
export { createOffice, type OfficeDependencies } from './createOffice';
export { createOfficeAccess, type OfficeAccess } from './createOfficeAccess';
export {
  migrate,
  openDatabase,
  prepareDatabase,
  type Database,
  type DatabaseAddresses,
  type DatabaseOptions,
} from './database';
export {
  runningPostgres,
  startEmbeddedPostgres,
  type EmbeddedOptions,
  type EmbeddedPostgres,
} from './database/embedded';
export { demoAccount, demoWaybill, refuseDemonstration, seedDemo, type SeedOptions } from './demo';
export { createBeacon, createLocalBeacon, type Beacon } from './draws';
export {
  browserCookie,
  browserSecretIn,
  builtFiles,
  compressAnswers,
  createHttpServer,
  logged,
  pageKeyOf,
  type HttpServerOptions,
} from './http';
export { createRoundClock, createRounds, type RoundClock, type Rounds } from './lottery';
export { createMailTransport, type MailSettings } from './mail';
export { demoClipsDir, demoMediaDir } from './media';
export { openServer, type Server, type ServerOptions } from './openServer';
export {
  createCallHandler,
  defineOfficeRoute,
  FileAnswer,
  officeApi,
  type OfficeRoute,
  type OfficeSignIn,
  type Operator,
} from './office';
export {
  examineDatabase,
  stopOnSignal,
  updateDatabase,
  type DatabaseExamination,
  type Stoppable,
} from './operations';
export { operatorLogKey, type Operation } from './operatorLog';
export { inviteOwner } from './operators';
export { makeSsoTicket } from './members';
export { lastDone } from './servers';
export { setUpSite, type SiteSetup } from './setup';
export {
  createSandbox,
  createSandboxProvider,
  type CreateProvider,
  type PaymentProvider,
  type Sandbox,
} from './payments';
export { reconcile, reconcileDaily } from './reconciliation';
export { languageNames, supportUrl } from './site';
