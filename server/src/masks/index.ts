export { maskedMail, maskedName, maskedNetwork } from './masks';
