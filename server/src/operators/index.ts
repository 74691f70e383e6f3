export { createAccess, type Access } from './access';
export type { CompanySettings } from './companyProvider';
export { officeCookie } from './cookies';
export { deviceOf, makeDevice } from './devices';
export { inviteOwner } from './inviteOwner';
export { createRoles, type Roles } from './roles';
export { createCodeSeal, type ShownSecrets } from './secrets';
export { createOperators, type Operators } from './service';
