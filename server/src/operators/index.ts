export { officeCookie } from './cookies';
export { deviceOf, makeDevice } from './devices';
export { operatorOfficeRoutes } from './officeRoutes';
export { createCodeSeal, type ShownSecrets } from './secrets';
export { createOperators, type Operators } from './service';
export { createSignIn, type SignInDependencies } from './signIn';
