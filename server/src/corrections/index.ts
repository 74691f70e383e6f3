export { correctionOfficeRoutes } from './officeRoutes';
export { createCorrections, refundsTwoFrom } from './service';
