export { builtFiles } from './builtFiles';
export { browserCookie, browserOf, browserSecretIn, pageKeyHeader, pageKeyOf } from './browser';
export { clientNetwork } from './clientNetwork';
export { compressAnswers } from './compressAnswers';
export { createHttpServer, type HttpServerOptions, type TrustedProxies } from './createHttpServer';
export type { Authenticate } from './callHandler';
export { LiveAnswer } from './liveAnswer';
export { logged, loggerOptions } from './logged';
export { createRateLimit, type Limiter } from './rateLimit';
export { memberApi, uploadBytes, type MemberApiOptions } from './memberApi';
export { releaseOf } from './createHttpServer';
export {
  defineRoute,
  defineSharedRoute,
  type Context,
  type Handler,
  type Route,
  type SignedInMember,
} from './route';
