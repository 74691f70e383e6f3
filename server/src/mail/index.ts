export { mailMember, mailTo, type MemberMail } from './mailMember';
export { mailAddress } from './mailAddress';
export { createOutbox, type Outbox } from './outbox';
export { addressOf, confirmAddress, setMailLanguage } from './addressStore';
export { mailOfficeRoutes } from './officeRoutes';
export { sendMailAgain } from './operations';
export { countMails, mailWaits, removeWaitingMail, selectMails } from './store';
export { createMailTransport, type MailSettings, type Message, type Transport } from './transport';
