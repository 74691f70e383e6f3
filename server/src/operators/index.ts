export { createCodeSeal } from './codeSeal';
export { operatorOfficeRoutes } from './officeRoutes';
export { createOperators, type Operators } from './service';
export { createSignIn, type SignInDependencies } from './signIn';
export type { ShownSecrets } from './secrets';
