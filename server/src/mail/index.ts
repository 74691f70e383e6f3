export { mailMember, mailTo, type MemberMail } from './mailMember';
export { mailAddress } from './mailAddress';
export { createOutbox, type Outbox } from './outbox';
export { addressOf, confirmAddress, setMailLanguage } from './addressStore';
export { mailOfficeRoutes } from './officeRoutes';
export { countMails, mailWaits, removeWaitingMail } from './store';
export { createMailTransport, type MailSettings, type Message, type Transport } from './transport';
