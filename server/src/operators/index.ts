export { createAccess, type Access } from './access';
export type { CompanySettings } from './companyProvider';
export { byInvitation } from './invitations';
export { inviteOwner } from './inviteOwner';
export { createRoles, type Roles } from './roles';
export { createCodeSeal, type ShownSecrets } from './secrets';
export { operatorsWith } from './operatorsWith';
export { createOperators, type Operators } from './service';
export { createSignIn, type SignInDependencies } from './signIn';
