export { correctionOfficeRoutes } from './officeRoutes';
export { refundsTwoFrom } from './service';
