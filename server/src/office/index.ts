export { logRoutes } from './logRoutes';
export { officeApi, type OfficeApiOptions, type OfficePlugin } from './officeApi';
export { officeHostOnly, officePagesOnly } from './officeOnly';
export { proposalRoutes, sessionRoutes } from './officeRoutes';
export { createProposals } from './proposals';
export { Declined } from './refuse';
export { defineOfficeRoute, FileAnswer, type OfficeRoute } from './route';
export { createSeal, type Seal } from './seal';
export type { OfficeSignIn, Operator } from './signIn';
