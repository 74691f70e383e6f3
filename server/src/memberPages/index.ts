export { memberOfficeRoutes, type MemberPageDependencies } from './officeRoutes';
